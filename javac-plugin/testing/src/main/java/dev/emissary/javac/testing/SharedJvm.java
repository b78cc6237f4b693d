package dev.emissary.javac.testing;

import dev.emissary.conformance.ClassFiles;
import dev.emissary.conformance.CompilerInput;
import dev.emissary.conformance.CompilerOutput;
import dev.emissary.conformance.ToolCompilation;
import dev.emissary.conformance.Worker;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import javax.management.ObjectName;
import javax.tools.JavaCompiler;

/**
 * A JVM that compiles again and again, whose class path has nothing of the plugin, as a build tool's daemon does: each
 * compilation has a file manager of its own, from whose processor path javac loads the plugin by a loader that it closes
 * at the end.
 */
public final class SharedJvm {
    /** The file of what the JVM writes to its standard error stream. */
    public static final String ERRORS = "errors.txt";

    /** The file with a line for each class that the JVM has loaded. */
    public static final String LOADED = "classes.txt";

    private SharedJvm() {}

    /** Starts one, whose files are in a directory, with further options of the JVM. */
    public static Worker of(Jdk jdk, Path directory, String... options) {
        String log = "-Xlog:class+load:file=\"" + directory.resolve(LOADED) + "\"";
        return Worker.of(
                        jdk.home(),
                        Stream.concat(Stream.of(log), Stream.of(options)).toList(),
                        Checkout.codeOf(SharedJvm.class),
                        "")
                .withErrorsIn(directory.resolve(ERRORS));
    }

    /**
     * Returns a compilation of a file.
     *
     * @param collected whether diagnostics are collected and read when the compilation is over, or printed in it
     */
    public static ToolCompilation compilation(Path source, String plugin, Path output, boolean collected)
            throws IOException {
        CompilerInput input = new CompilerInput(
                List.of(source.toString()),
                List.of(Project.annotations()),
                Files.createDirectories(output).toString(),
                List.of(),
                true,
                0,
                "");
        return new ToolCompilation(
                input, List.of("-processorpath", plugin, "-Xplugin:Emissary lint=on", "-Xlint:all"), collected);
    }

    /** Returns the task to do compilations in several threads, and to return all that comes of each as text. */
    public static Worker.Task<List<String>> inThreads(int threads, List<ToolCompilation> all, String plugin) {
        return javac -> {
            ExecutorService workers = Executors.newFixedThreadPool(threads + 1);
            Future<?> other = workers.submit(() -> readAndClose(plugin));
            try {
                List<Callable<String>> jobs = new ArrayList<>();
                all.forEach(task -> jobs.add(() -> outcome(task, javac)));
                List<String> outcomes = new ArrayList<>();
                for (Future<String> done : workers.invokeAll(jobs)) {
                    outcomes.add(done.get());
                }
                return outcomes;
            } finally {
                other.cancel(true);
                workers.shutdown();
            }
        };
    }

    private static String outcome(ToolCompilation task, JavaCompiler javac) throws IOException {
        CompilerOutput output = task.run(javac);
        StringBuilder text = new StringBuilder(output.toString());
        output.diagnostics().forEach(one -> text.append(one.text()));
        for (Map.Entry<String, byte[]> file :
                ClassFiles.in(List.of(Path.of(task.input().output()))).entrySet()) {
            text.append(file.getKey()).append(new String(file.getValue(), StandardCharsets.ISO_8859_1));
        }
        return text.toString();
    }

    /** Does to the plugin's jar what other tools in a JVM do: reads a resource through the cache of open jars. */
    private static void readAndClose(String plugin) {
        while (!Thread.currentThread().isInterrupted()) {
            try (URLClassLoader loader = new URLClassLoader(
                            new URL[] {Path.of(plugin).toUri().toURL()}, null);
                    InputStream stream = loader.getResourceAsStream("META-INF/MANIFEST.MF")) {
                stream.readAllBytes();
            } catch (IOException | RuntimeException closedByACompilation) {
                // What this reads does not matter.
            }
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** Returns the task to tell the number of reachable objects of a class, after a garbage collection. */
    public static Worker.Task<Long> live(String className) {
        return javac -> ((String) ManagementFactory.getPlatformMBeanServer()
                        .invoke(
                                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                                "gcClassHistogram",
                                new Object[] {new String[0]},
                                new String[] {String[].class.getName()}))
                .lines()
                .map(line -> line.strip().split("\\s+"))
                .filter(words -> words.length > 3 && words[3].equals(className))
                .mapToLong(words -> Long.parseLong(words[1]))
                .sum();
    }

    /** Returns the task to tell how often the process has a file open, as far as the system says. */
    public static Worker.Task<Integer> open(String file) {
        return javac -> {
            Path descriptors = Path.of("/proc/self/fd");
            int count = 0;
            if (Files.isDirectory(descriptors)) {
                try (DirectoryStream<Path> entries = Files.newDirectoryStream(descriptors)) {
                    for (Path entry : entries) {
                        boolean found = Files.isSymbolicLink(entry)
                                && Files.readSymbolicLink(entry).toString().equals(file);
                        count += found ? 1 : 0;
                    }
                }
            }
            return count;
        };
    }
}
