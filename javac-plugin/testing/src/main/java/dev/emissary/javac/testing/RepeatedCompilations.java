package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A program that compiles files again and again in its JVM, whose class path has nothing of the plugin, as a build
 * tool's daemon does: each compilation has a file manager of its own, from whose processor path javac loads the plugin
 * by a loader that it closes at the end.
 *
 * <p>Its first argument is the jar of the annotations, its second a source file or a directory of such files. Each
 * further one is a step: {@code COUNT*JAR} compiles the file so many times with a plugin and prints the first error or
 * the success of each; {@code THREADSxCOUNT*JAR} makes so many compilations of the files in so many threads,
 * and prints which are unlike those of one thread; {@code FROM>TO} copies a file; {@code live=CLASS} prints how many
 * objects of a class are reachable; {@code open=JAR} prints how often this process has a file open, or
 * {@code unknown}.
 */
public final class RepeatedCompilations {
    private static final PrintStream OUT = System.out;
    private static final int SHOWN = 5;

    private final Path annotations;
    private final Path plugin;
    private final List<Path> sources;

    private RepeatedCompilations(Path annotations, Path plugin, List<Path> sources) {
        this.annotations = annotations;
        this.plugin = plugin;
        this.sources = sources;
    }

    /** Takes the steps. */
    public static void main(String... arguments) throws Exception {
        for (String step : List.of(arguments).subList(2, arguments.length)) {
            if (step.startsWith("live=")) {
                OUT.println(live(step.substring("live=".length())));
            } else if (step.startsWith("open=")) {
                OUT.println(open(Path.of(step.substring("open=".length()))));
            } else if (step.contains(">")) {
                Path from = Path.of(step.substring(0, step.indexOf('>')));
                Files.copy(from, Path.of(step.substring(step.indexOf('>') + 1)), StandardCopyOption.REPLACE_EXISTING);
            } else {
                String[] numbers = step.substring(0, step.indexOf('*')).split("x");
                Path plugin = Path.of(step.substring(step.indexOf('*') + 1));
                int count = Integer.parseInt(numbers[numbers.length - 1]);
                try (Stream<Path> files = Files.walk(Path.of(arguments[1]))) {
                    RepeatedCompilations compilations = new RepeatedCompilations(
                            Path.of(arguments[0]),
                            plugin,
                            files.filter(file -> file.toString().endsWith(".java"))
                                    .sorted()
                                    .toList());
                    if (numbers.length == 1) {
                        compilations.repeat(count);
                    } else {
                        compilations.compare(Integer.parseInt(numbers[0]), count);
                    }
                }
            }
        }
    }

    private void repeat(int count) {
        for (int i = 0; i < count; i++) {
            String outcome = run(0, false);
            OUT.println(outcome.lines()
                    .filter(line -> line.startsWith("success: ") || line.contains(": error: "))
                    .findFirst()
                    .orElse(outcome));
        }
    }

    /** Compiles each file with one thread, in two ways, and then again and again with several. */
    private void compare(int threads, int count) throws InterruptedException, ExecutionException {
        List<String> expected =
                IntStream.range(0, 2 * sources.size()).mapToObj(this::run).toList();
        Thread other = new Thread(this::readAndClose);
        other.setDaemon(true);
        other.start();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        List<Future<String>> results = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            results.add(workers.submit(() -> run(number)));
        }
        int differences = 0;
        for (int number = 0; number < count; number++) {
            String before = expected.get(number % expected.size());
            String result = results.get(number).get();
            if (!result.equals(before) && differences++ < SHOWN) {
                OUT.printf("--- one thread:%n%s%n--- several:%n%s%n", before, result);
            }
        }
        workers.shutdown();
        OUT.printf(
                "JDK %s: %d compilations of %d files by %d threads, %d unlike those of one thread%n",
                Runtime.version(), count, sources.size(), threads, differences);
    }

    /** Does to the plugin's jar what other tools in a JVM do: reads a resource through the cache of open jars. */
    private void readAndClose() {
        while (true) {
            try (URLClassLoader loader =
                            new URLClassLoader(new URL[] {plugin.toUri().toURL()}, null);
                    InputStream stream = loader.getResourceAsStream("META-INF/MANIFEST.MF")) {
                stream.readAllBytes();
            } catch (IOException | RuntimeException closedByACompilation) {
                // What this reads does not matter.
            }
            LockSupport.parkNanos(1_000_000);
        }
    }

    private String run(int number) {
        return run(number % sources.size(), number / sources.size() % 2 == 0);
    }

    /**
     * Compiles a file, and returns all that comes of it as text: the diagnostics with their texts, and the class files.
     *
     * @param collected whether diagnostics are collected and read when the compilation is over, or printed in it
     */
    private String run(int source, boolean collected) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter text = new StringWriter();
        DiagnosticCollector<JavaFileObject> collector = collected ? new DiagnosticCollector<>() : null;
        List<String> options = List.of(
                "-processorpath",
                plugin.toString(),
                "-cp",
                annotations.toString(),
                "-Xplugin:Emissary lint=on",
                "-Xlint:all");
        try (StandardJavaFileManager files = javac.getStandardFileManager(collector, Locale.ENGLISH, null)) {
            MemoryFiles classes = new MemoryFiles(files, null) {
                @Override
                public ClassLoader getClassLoader(Location location) {
                    return fileManager.getClassLoader(location);
                }
            };
            boolean success = javac.getTask(
                            text, classes, collector, options, null, files.getJavaFileObjects(sources.get(source)))
                    .call();
            text.append("success: ").append(String.valueOf(success)).append('\n');
            if (collected) {
                collector
                        .getDiagnostics()
                        .forEach(one ->
                                text.append(Compiled.message(one).toString()).append('\n'));
            }
            classes.classes()
                    .forEach((name, bytes) -> text.append(name)
                            .append(' ')
                            .append(new String(bytes, StandardCharsets.ISO_8859_1))
                            .append('\n'));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (RuntimeException | LinkageError failure) {
            return "javac has failed: " + failure + "\n" + Arrays.toString(failure.getStackTrace());
        }
        return text.toString();
    }

    /** Returns the number of reachable objects of a class, after a garbage collection. */
    private static long live(String className) throws JMException {
        String histogram = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        return histogram
                .lines()
                .map(line -> line.strip().split("\\s+"))
                .filter(words -> words.length > 3 && words[3].equals(className))
                .mapToLong(words -> Long.parseLong(words[1]))
                .sum();
    }

    private static String open(Path file) throws IOException {
        Path descriptors = Path.of("/proc/self/fd");
        if (!Files.isDirectory(descriptors)) {
            return "unknown";
        }
        int count = 0;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(descriptors)) {
            for (Path entry : entries) {
                if (Files.isSymbolicLink(entry)
                        && Files.readSymbolicLink(entry).toString().equals(file.toString())) {
                    count++;
                }
            }
        }
        return String.valueOf(count);
    }
}
