package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A program that compiles the same files with one thread and with several, and compares what comes of it.
 *
 * <p>It needs nothing but the JDK, so that nothing of the plugin is on the class path: each compilation loads it anew. In
 * the meantime another thread does to the plugin's jar what other tools in a build's JVM do, and what older versions of
 * the plugin did: it reads a resource through the cache of open jars, and closes its class loader.
 */
public final class ConcurrentCompilations {
    private static final int SHOWN = 5;

    private final List<OneCompilation> compilations;
    private final List<String> expected = new ArrayList<>();
    private final ConcurrentLinkedQueue<String> differences = new ConcurrentLinkedQueue<>();

    private ConcurrentCompilations(List<OneCompilation> compilations) {
        this.compilations = compilations;
    }

    /**
     * Compiles each source file below a directory alone, with one thread; and then again and again with several.
     *
     * @param args the plugin's jar, the annotations' jar, the directory, the number of threads, and how many compilations
     *     the threads make together
     */
    public static void main(String... args) throws IOException, InterruptedException {
        Path plugin = Path.of(args[0]);
        List<OneCompilation> all;
        try (Stream<Path> files = Files.walk(Path.of(args[2]))) {
            all = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(file -> new OneCompilation(plugin, Path.of(args[1]), file))
                    .toList();
        }
        ConcurrentCompilations compilations = new ConcurrentCompilations(all);
        compilations.expect();
        Thread other = new Thread(() -> readAndClose(plugin));
        other.setDaemon(true);
        other.start();
        int threads = Integer.parseInt(args[3]);
        int count = Integer.parseInt(args[4]);
        compilations.repeat(threads, count);
        compilations.differences.stream().limit(SHOWN).forEach(System.out::println);
        System.out.printf(
                "JDK %s: %d compilations of %d files by %d threads, %d unlike those of one thread%n",
                Runtime.version(), count, all.size(), threads, compilations.differences.size());
        System.exit(compilations.differences.isEmpty() ? 0 : 1);
    }

    /** Every file is compiled in both ways. */
    private String run(int number) {
        return compilations.get(number % compilations.size()).run(number / compilations.size() % 2 == 0);
    }

    private void expect() {
        for (int number = 0; number < 2 * compilations.size(); number++) {
            expected.add(run(number));
        }
    }

    private void repeat(int threads, int count) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread worker = new Thread(() -> {
                for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
                    compare(number);
                }
            });
            worker.start();
            workers.add(worker);
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    private void compare(int number) {
        String before = expected.get(number % expected.size());
        String result = run(number);
        if (!result.equals(before)) {
            Path source = compilations.get(number % compilations.size()).source();
            differences.add("%s%n--- one thread:%n%s%n--- several:%n%s".formatted(source, before, result));
        }
    }

    private static void readAndClose(Path jar) {
        while (true) {
            try (URLClassLoader loader =
                            new URLClassLoader(new URL[] {jar.toUri().toURL()}, null);
                    InputStream stream = loader.getResourceAsStream("META-INF/MANIFEST.MF")) {
                stream.readAllBytes();
            } catch (IOException | RuntimeException closedByACompilation) {
                // What this reads does not matter.
            }
            LockSupport.parkNanos(1_000_000);
        }
    }
}
