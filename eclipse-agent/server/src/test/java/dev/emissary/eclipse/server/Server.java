package dev.emissary.eclipse.server;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;

/** A language server in a process of its own, which has imported projects, and what it tells without being asked. */
final class Server implements AutoCloseable, Endpoint {
    private static final int SECONDS = 150;
    /** Of diagnostics and of messages. */
    private static final String ERROR = "1";

    private static final long SILENCE = TimeUnit.MILLISECONDS.toNanos(700);
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(10);
    private static final Pattern USED = Pattern.compile("(?:PSYoungGen|ParOldGen) .* used (\\d+)K");

    /**
     * What the server needs. With two processors, a question that waits for the index holds the only thread of the pool
     * that the index waits for.
     */
    private static final List<String> VM_ARGUMENTS = List.of(
            "-XX:+UseParallelGC",
            "-Xmx2G",
            "-Djava.util.concurrent.ForkJoinPool.common.parallelism=4",
            "-Declipse.application=org.eclipse.jdt.ls.core.id1",
            "-Declipse.product=org.eclipse.jdt.ls.core.product",
            "-Dosgi.bundles.defaultStartLevel=4",
            "--add-modules=ALL-SYSTEM",
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "--add-opens=java.base/java.lang=ALL-UNNAMED");

    /** The methods of the server are called by their names in the protocol. */
    private interface ByName {}

    /** Every method answers in JSON. */
    private static final Map<String, JsonRpcMethod> ANY_METHOD = new AbstractMap<>() {
        @Override
        public JsonRpcMethod get(Object name) {
            return JsonRpcMethod.request((String) name, JsonElement.class);
        }

        @Override
        public Set<Entry<String, JsonRpcMethod>> entrySet() {
            return Set.of();
        }
    };

    private final CountDownLatch ready = new CountDownLatch(1);
    private final Map<String, JsonElement> diagnostics = new ConcurrentHashMap<>();
    private final List<String> failures = new CopyOnWriteArrayList<>();
    private volatile long lastPublished = System.nanoTime();

    private final Path work;
    private final Jdk jdk;
    private final Process process;
    private final Endpoint server;

    /**
     * Starts a server with the agent, and waits until it has imported and built the projects.
     *
     * @param installation the directory of the server
     * @param jdk what runs it
     * @param work a directory for its files
     * @param roots the directories of the projects
     */
    Server(Path installation, Jdk jdk, Path work, List<Path> roots) throws IOException {
        this.work = work;
        this.jdk = jdk;
        Path jar;
        try (Stream<Path> files = Files.walk(installation)) {
            jar = files.filter(file -> file.getFileName().toString().startsWith("org.eclipse.equinox.launcher_"))
                    .findFirst()
                    .orElseThrow();
        }
        Path configuration = Files.createDirectories(work.resolve("configuration"));
        // A distribution with a bundle of its own is to answer as the server alone.
        Files.writeString(
                configuration.resolve("config.ini"),
                Files.readString(jar.resolveSibling("../configuration/config.ini"))
                        .replaceAll("reference\\\\:file\\\\:co[.]karellen[^,]*,", "")
                        .replace("reference\\:file\\:", "reference\\:file\\:" + jar.getParent() + "/"));
        List<String> command =
                new ArrayList<>(List.of(jdk.home().resolve("bin/java").toString()));
        command.add("-javaagent:" + System.getProperty("emissary.agent.jar") + "=lint=off");
        command.addAll(VM_ARGUMENTS);
        command.addAll(List.of("-jar", jar.toString(), "-configuration", configuration.toString()));
        command.addAll(List.of("-data", work.resolve("data").toString()));
        process = new ProcessBuilder(command)
                .redirectError(work.resolve("errors").toFile())
                .start();
        Launcher<ByName> launcher = new Launcher.Builder<ByName>() {
            @Override
            protected Map<String, JsonRpcMethod> getSupportedMethods() {
                return ANY_METHOD;
            }
        }.setLocalService(this)
                .setRemoteInterface(ByName.class)
                .setInput(process.getInputStream())
                .setOutput(process.getOutputStream())
                .create();
        server = launcher.getRemoteEndpoint();
        launcher.startListening();
        initialize(roots);
    }

    private void initialize(List<Path> roots) {
        JsonObject parameters = JsonParser.parseString("""
                {"processId": %d, "rootUri": null, "capabilities": {
                  "workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true,
                    "resourceOperations": ["create", "rename", "delete"]}},
                  "textDocument": {
                    "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
                    "completion": {"completionItem": {"snippetSupport": false}},
                    "rename": {"prepareSupport": true},
                    "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet":
                        ["quickfix", "source.organizeImports"]}},
                      "resolveSupport": {"properties": ["edit"]}}}},
                 "initializationOptions": {"workspaceFolders": [%s],
                  "extendedClientCapabilities": {"classFileContentsSupport": true},
                  "settings": {"java": {
                    "inlayHints": {"parameterNames": {"enabled": "all"}},
                    "signatureHelp": {"enabled": true},
                    "referencesCodeLens": {"enabled": true},
                    "implementationsCodeLens": "all",
                    "import": {"gradle": {"enabled": false}},
                    "edit": {"validateAllOpenBuffersOnChanges": true}}}}}
                """.formatted(
                                ProcessHandle.current().pid(),
                                roots.stream()
                                        .map(root -> '"' + root.toUri().toString() + '"')
                                        .collect(Collectors.joining(", "))))
                .getAsJsonObject();
        ask("initialize", parameters);
        tell("initialized", Map.of());
        try {
            if (!ready.await(SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the server is not ready");
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        build();
    }

    /** Waits for the answer to a request of the protocol. */
    JsonElement ask(String method, Object parameters) {
        try {
            return (JsonElement) server.request(method, parameters).get(SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException | InterruptedException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** Sends a notification of the protocol. */
    void tell(String method, Object parameters) {
        server.notify(method, parameters);
    }

    @Override
    public CompletableFuture<?> request(String method, Object parameter) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void notify(String method, Object parameter) {
        JsonElement told = (JsonElement) parameter;
        switch (method) {
            case "language/status" -> {
                if (Json.text(told, "type").equals("ServiceReady")) {
                    ready.countDown();
                }
            }
            case "textDocument/publishDiagnostics" -> {
                diagnostics.put(Json.text(told, "uri"), told);
                lastPublished = System.nanoTime();
            }
            case "window/logMessage" -> {
                if (Json.text(told, "type").equals(ERROR)) {
                    failures.add(Json.text(told, "message"));
                }
            }
            default -> {}
        }
    }

    /** Waits until no problems have been told for a while; the server waits 400 ms after an edit. */
    private void awaitSilence() {
        lastPublished = System.nanoTime();
        try {
            while (System.nanoTime() - lastPublished < SILENCE) {
                Thread.sleep(20);
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    /** Waits for the problems of a file, which have been forgotten. */
    void await(String address) {
        long begin = System.nanoTime();
        while (!diagnostics.containsKey(address) && System.nanoTime() - begin < LONGEST) {
            awaitSilence();
        }
        awaitSilence();
    }

    /** Returns what is told of each file, by its address. */
    Map<String, JsonElement> diagnostics() {
        return diagnostics;
    }

    /** Returns the errors in a file. */
    List<JsonElement> errors(String address) {
        return Json.all(diagnostics.get(address), "diagnostics/*")
                .filter(one -> Json.text(one, "severity").equals(ERROR))
                .toList();
    }

    /** Returns and forgets the errors that the server has logged. */
    List<String> takeFailures() {
        List<String> taken = new ArrayList<>(failures);
        failures.clear();
        return taken;
    }

    /** Builds what has changed, and waits until the problems are told. */
    void build() {
        ask("java/buildWorkspace", false);
        awaitSilence();
    }

    /** Returns the heap in use after a full garbage collection, in MB. */
    long heap() {
        String pid = String.valueOf(process.pid());
        jdk.run(work, "jcmd", List.of(pid, "GC.run"));
        String info = jdk.run(work, "jcmd", List.of(pid, "GC.heap_info")).out();
        return USED.matcher(info)
                        .results()
                        .mapToLong(used -> Long.parseLong(used.group(1)))
                        .sum()
                / 1024;
    }

    @Override
    public void close() {
        try {
            ask("shutdown", null);
            tell("exit", null);
        } finally {
            process.destroy();
        }
    }
}
