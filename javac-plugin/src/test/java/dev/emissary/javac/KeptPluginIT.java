package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.ClassFiles;
import dev.emissary.conformance.CompilerInput;
import dev.emissary.conformance.CompilerOutput;
import dev.emissary.conformance.ToolCompilation;
import dev.emissary.conformance.Worker;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of the plugin's classes, which a JVM keeps from one compilation to the next (EM-DIAG-5, EM-DIAG-1).
 *
 * <p>{@code -Demissary.compilations=N} makes the tests of what is held and of several threads compile N times.
 */
class KeptPluginIT {
    private static final String GOOD = "@dev.emissary.Emissary record Bazz(CharSequence foo, Runnable bar) {}";
    private static final String BAD = "@dev.emissary.Emissary record Bazz() {}";
    private static final String HOOKS = "dev.emissary.javac.CompilerHooks";
    private static final String ERRORS = "errors.txt";
    private static final String LOADED = "classes.txt";
    private static final int FEW = 20;
    private static final int MANY = 40;
    private static final int THREADS = 8;

    @TempDir
    private Path directory;

    @AfterEach
    void noJvmHasComplained() {
        assertThat(directory.resolve(ERRORS)).isEmptyFile();
    }

    /**
     * Starts a JVM that compiles again and again, whose class path has nothing of the plugin, as a build tool's daemon does:
     * each compilation has a file manager of its own, from whose processor path javac loads the plugin by a loader that it
     * closes at the end.
     */
    private Worker jvm(Jdk jdk, String... options) {
        Stream<String> log = Stream.of("-Xlog:class+load:file=\"" + directory.resolve(LOADED) + "\"");
        List<String> all = Stream.concat(log, Stream.of(options)).toList();
        return Worker.of(jdk.home(), all, Checkout.codeOf(Tasks.class), "").withErrorsIn(directory.resolve(ERRORS));
    }

    /** Returns a compilation whose diagnostics are read when it is over, or printed in it. */
    private ToolCompilation compilation(Path source, String plugin, String output, boolean collected)
            throws IOException {
        String classes = Files.createDirectories(directory.resolve(output)).toString();
        CompilerInput input = new CompilerInput(
                List.of(source.toString()), List.of(Project.annotations()), classes, List.of(), true, 0, "");
        List<String> options = List.of("-processorpath", plugin, "-Xplugin:Emissary lint=on", "-Xlint:all");
        return new ToolCompilation(input, options, collected);
    }

    /** Compiles a source so many times, and returns the first line of what each compilation prints. */
    private List<String> printed(Worker jvm, int count, String source, String plugin) throws IOException {
        Path file = Files.writeString(directory.resolve("Bazz.java"), source);
        List<String> printed = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            CompilerOutput output = jvm.ask(compilation(file, plugin, "out", false));
            assertThat(output.success()).as(output.other()).isEqualTo(source.equals(GOOD));
            printed.add(output.other().lines().findFirst().orElse("").replace(directory + File.separator, ""));
        }
        return printed;
    }

    private long loaded(String className) throws IOException {
        try (var lines = Files.lines(directory.resolve(LOADED))) {
            return lines.filter(line -> line.contains("] " + className + " ")).count();
        }
    }

    /** Writes a jar of the plugin whose messages begin with a word. */
    private String jarThatSays(String word) throws IOException {
        Path odd = Files.createDirectories(directory.resolve("a b 100%25 c#d e+f g!h \u00fc\u03c0\u65e5"));
        Path jar = Files.copy(Path.of(Project.plugin()), odd.resolve(word + ".jar"));
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            Path messages = files.getPath("dev/emissary/rules/messages.properties");
            Files.writeString(messages, Files.readString(messages).replace("=\\\n    ", "=\\\n    " + word + ' '));
        }
        return jar.toString();
    }

    @EachJdk
    void theClassesOfTheSecondCompilationServeAllLaterOnesAndNothingElseIsHeld(Jdk jdk) throws IOException {
        int count = Integer.getInteger("emissary.compilations", FEW);
        String plugin = Project.plugin();
        try (Worker jvm = jvm(jdk)) {
            printed(jvm, count, GOOD, plugin);
            assertThat(printed(jvm, 2, BAD, plugin)).allMatch(line -> line.startsWith("Bazz.java:1: error: "));
            for (String held : List.of(
                    "com.sun.tools.javac.util.Context",
                    "com.sun.tools.javac.api.JavacTaskImpl",
                    "dev.emissary.javac.EmissaryPlugin")) {
                assertThat(jvm.ask(Tasks.live(held))).as(held).isZero();
            }
            assertThat(jvm.ask(Tasks.live("dev.emissary.javac.Installation"))).isOne();
            // A message that is read through the jars that a JVM shares would leave the jar open, or close that of
            // others.
            assertThat(jvm.ask(Tasks.open(Path.of(plugin).toRealPath().toString())))
                    .isZero();
        }
        assertThat(loaded(HOOKS)).isEqualTo(2);
        assertThat(loaded("dev.emissary.javac.EmissaryPlugin")).isEqualTo(count + 2);
    }

    @EachJdk
    void aJarThatIsReplacedIsReadAnewAndSeveralVersionsWorkSideBySide(Jdk jdk) throws IOException {
        String first = jarThatSays("first");
        String second = jarThatSays("second");
        Path used = Path.of(first).resolveSibling("used.jar");
        List<String> said = new ArrayList<>();
        try (Worker jvm = jvm(jdk)) {
            for (String jar : List.of(first, second)) {
                Files.copy(Path.of(jar), used, StandardCopyOption.REPLACE_EXISTING);
                said.addAll(printed(jvm, 3, BAD, used.toString()));
            }
            for (String jar : List.of(first, second, first, second)) {
                said.addAll(printed(jvm, 1, BAD, jar));
            }
        }
        assertThat(said)
                .extracting(line -> line.replaceFirst("Bazz.java:1: error: (\\w+) .*", "$1"))
                .containsExactly(
                        "first", "first", "first", "second", "second", "second", "first", "second", "first", "second");
    }

    @EachJdk
    void theClassesAreHeldSoftly(Jdk jdk) throws IOException {
        try (Worker jvm = jvm(jdk, "-XX:SoftRefLRUPolicyMSPerMB=0")) {
            printed(jvm, 3, GOOD, Project.plugin());
            // The first collection only sets the clock by which the second one finds them unused.
            jvm.ask(Tasks.live("dev.emissary.javac.jdk.JarClasses"));
            assertThat(jvm.ask(Tasks.live("dev.emissary.javac.jdk.JarClasses"))).isZero();
            printed(jvm, 3, GOOD, Project.plugin());
        }
    }

    /** Good ones and bad ones, the examples of the messages. */
    @Test
    @Tag("long")
    void compilationsOfSeveralThreadsAreAsThoseOfOne() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (SectionedFile example : SectionedFile.all(Checkout.file("javac-plugin/src/test/resources/diagnostics"))) {
            for (Section section : example.sections()) {
                Path home = directory.resolve(example.name()).resolve(section.kind());
                sources.add(Files.writeString(Files.createDirectories(home).resolve(section.file()), section.text()));
            }
        }
        int count = Integer.getInteger("emissary.compilations", MANY);
        try (Worker jvm = jvm(Jdk.running())) {
            for (int done = 0; done < count; done += MANY) {
                List<List<String>> outcomes = new ArrayList<>();
                for (int threads : List.of(1, THREADS)) {
                    List<ToolCompilation> some = new ArrayList<>();
                    for (int i = done; i < Math.min(count, done + MANY); i++) {
                        some.add(compilation(
                                sources.get(i % sources.size()), Project.plugin(), threads + "-" + i, i % 2 == 0));
                    }
                    outcomes.add(jvm.ask(Tasks.inThreads(threads, some, Project.plugin())));
                }
                assertThat(outcomes.get(1)).isEqualTo(outcomes.get(0));
            }
        }
    }

    /** Without a jar, javac's own loader has the classes, or a directory has them: nothing is kept. */
    @Test
    void aDirectoryOfClassesIsLoadedEachTime() throws IOException {
        Path classes = Checkout.codeOf(EmissaryPlugin.class);
        try (Worker jvm = jvm(Jdk.running())) {
            printed(jvm, 3, GOOD, classes.toString());
        }
        assertThat(loaded(HOOKS)).isEqualTo(Files.isDirectory(classes) ? 3 : 2);
    }

    /** What is done in the other JVM, where nothing else of this class is. */
    private static final class Tasks {
        private Tasks() {}

        /** Returns the task to do compilations in several threads, and to return all that comes of each as text. */
        static Worker.Task<List<String>> inThreads(int threads, List<ToolCompilation> all, String plugin) {
            return javac -> {
                ExecutorService workers = Executors.newFixedThreadPool(threads);
                Thread other = new Thread(() -> readAndClose(plugin));
                if (threads > 1) {
                    other.start();
                }
                try {
                    List<Callable<String>> jobs = new ArrayList<>();
                    all.forEach(task -> jobs.add(() -> outcome(task, javac)));
                    List<String> outcomes = new ArrayList<>();
                    for (Future<String> done : workers.invokeAll(jobs)) {
                        outcomes.add(done.get());
                    }
                    return outcomes;
                } finally {
                    other.interrupt();
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
        static Worker.Task<Long> live(String className) {
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
        static Worker.Task<Integer> open(String file) {
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
}
