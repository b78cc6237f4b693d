package dev.emissary.eclipse.server;

import com.google.gson.Gson;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;

/** A language server in a process of its own, which has imported all projects below a directory. */
final class Server implements AutoCloseable {
    private static final int SECONDS = 20;
    private static final int START_SECONDS = 150;
    private static final int OLDEST_JDK = 21;
    private static final Pattern USED = Pattern.compile("(?:PSYoungGen|ParOldGen) .* used (\\d+)K");

    /**
     * What vscode-java 1.56 starts the server with. With two processors, a question that waits for the index holds the
     * only thread of the pool that the index waits for.
     */
    private static final List<String> VM_ARGUMENTS = List.of(
            "-XX:+UseParallelGC",
            "-XX:GCTimeRatio=4",
            "-XX:AdaptiveSizePolicyWeight=90",
            "-Dsun.zip.disableMemoryMapping=true",
            "-Xmx2G",
            "-Xms100m",
            "-Xlog:disable",
            "-Djava.util.concurrent.ForkJoinPool.common.parallelism=4",
            "-Declipse.application=org.eclipse.jdt.ls.core.id1",
            "-Declipse.product=org.eclipse.jdt.ls.core.product",
            "-Dosgi.bundles.defaultStartLevel=4",
            "--add-modules=ALL-SYSTEM",
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "--add-opens=java.base/java.lang=ALL-UNNAMED");

    private final Path work;
    private final Jdk jdk;
    private final Process process;
    private final Client client = new Client();
    private final Launcher<LanguageServer> launcher;
    private ServerCapabilities capabilities = new ServerCapabilities();

    /**
     * Starts a server, and waits until it has imported and built the projects.
     *
     * @param installation the directory of the server
     * @param jdk what runs it
     * @param work an empty directory for its files
     * @param flags arguments of the JVM, before those of an editor
     * @param roots the directories of the projects
     */
    Server(Path installation, Jdk jdk, Path work, List<String> flags, List<Path> roots) throws IOException {
        this.work = work;
        this.jdk = jdk;
        Path launcherJar = launcher(installation).orElseThrow();
        Path configuration = Files.createDirectories(work.resolve("configuration"));
        Path given = launcherJar.resolveSibling("../configuration/config.ini").normalize();
        // A distribution with a bundle of its own is to answer as the server alone.
        Files.writeString(
                configuration.resolve("config.ini"),
                Files.readString(given)
                        .replaceAll("reference\\\\:file\\\\:co[.]karellen[^,]*,", "")
                        .replace("reference\\:file\\:", "reference\\:file\\:" + launcherJar.getParent() + "/"));
        List<String> command =
                new ArrayList<>(List.of(jdk.home().resolve("bin/java").toString()));
        command.addAll(flags);
        command.addAll(VM_ARGUMENTS);
        command.addAll(List.of("-jar", launcherJar.toString(), "-configuration", configuration.toString()));
        command.addAll(List.of("-data", work.resolve("data").toString()));
        process = new ProcessBuilder(command)
                .redirectError(work.resolve("errors").toFile())
                .start();
        launcher = LSPLauncher.createClientLauncher(client, process.getInputStream(), process.getOutputStream());
        launcher.startListening();
        initialize(roots);
    }

    /** Returns the jar that starts a server that is installed in a directory or below. */
    static Optional<Path> launcher(Path installation) throws IOException {
        try (Stream<Path> files = Files.walk(installation)) {
            return files.filter(file -> file.getFileName().toString().startsWith("org.eclipse.equinox.launcher_"))
                    .findFirst();
        }
    }

    /** Returns the oldest JDK on this machine that runs the server. */
    static Optional<Jdk> jdk() {
        return Jdk.found().stream()
                .filter(found -> found.feature() >= OLDEST_JDK)
                .min(Comparator.comparingInt(Jdk::feature));
    }

    private void initialize(List<Path> roots) {
        InitializeParams params = new InitializeParams();
        params.setProcessId((int) ProcessHandle.current().pid());
        params.setCapabilities(new Gson().fromJson("""
                {"workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true,
                    "resourceOperations": ["create", "rename", "delete"]}},
                 "textDocument": {
                  "documentSymbol": {"hierarchicalDocumentSymbolSupport": true},
                  "completion": {"completionItem": {"snippetSupport": false}},
                  "rename": {"prepareSupport": true},
                  "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet":
                      ["quickfix", "source.organizeImports"]}},
                    "resolveSupport": {"properties": ["edit"]}}}}
                """, ClientCapabilities.class));
        params.setInitializationOptions(Map.of(
                "workspaceFolders",
                roots.stream().map(root -> root.toUri().toString()).toList(),
                "settings",
                Map.of(
                        "java",
                        Map.of(
                                "inlayHints", Map.of("parameterNames", Map.of("enabled", "all")),
                                "signatureHelp", Map.of("enabled", true),
                                "referencesCodeLens", Map.of("enabled", true),
                                "implementationsCodeLens", "all",
                                "project", Map.of("sourcePaths", List.of("src")),
                                "import", Map.of("gradle", Map.of("enabled", false)),
                                "edit", Map.of("validateAllOpenBuffersOnChanges", true))),
                "extendedClientCapabilities",
                Map.of("classFileContentsSupport", true)));
        capabilities =
                get(launcher.getRemoteProxy().initialize(params), START_SECONDS).getCapabilities();
        launcher.getRemoteProxy().initialized(new InitializedParams());
        client.awaitReady();
        build();
    }

    Client client() {
        return client;
    }

    TextDocumentService documents() {
        return launcher.getRemoteProxy().getTextDocumentService();
    }

    ServerCapabilities capabilities() {
        return capabilities;
    }

    /** Returns where the server keeps its files. */
    Path data() {
        return work.resolve("data");
    }

    /** Says that files were written or deleted by others. */
    void changed(List<FileEvent> files) {
        launcher.getRemoteProxy().getWorkspaceService().didChangeWatchedFiles(new DidChangeWatchedFilesParams(files));
    }

    /** Builds what has changed, and waits until the problems are told. */
    void build() {
        get(launcher.getRemoteEndpoint().request("java/buildWorkspace", false), START_SECONDS);
        client.awaitSilence();
    }

    /** Returns the heap in use after a full garbage collection, in MB. */
    long heap() {
        String pid = String.valueOf(process.pid());
        jdk.run(work, "jcmd", List.of(pid, "GC.run"));
        Matcher used =
                USED.matcher(jdk.run(work, "jcmd", List.of(pid, "GC.heap_info")).out());
        long sum = 0;
        while (used.find()) {
            sum += Long.parseLong(used.group(1));
        }
        return sum / 1024;
    }

    /** Waits for an answer of the server. */
    static <T> T get(Future<T> answer) {
        return get(answer, SECONDS);
    }

    private static <T> T get(Future<T> answer, int seconds) {
        try {
            return answer.get(seconds, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException failure) {
            throw new IllegalStateException(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    @Override
    public void close() {
        try {
            get(launcher.getRemoteProxy().shutdown());
            launcher.getRemoteProxy().exit();
        } finally {
            process.destroy();
        }
    }
}
