package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.CompilerOutput;
import dev.emissary.conformance.ToolCompilation;
import dev.emissary.conformance.Worker;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import dev.emissary.javac.testing.SharedJvm;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
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
    private static final int FEW = 20;
    private static final int MANY = 40;
    private static final int THREADS = 8;

    @TempDir
    private Path directory;

    @AfterEach
    void noJvmHasComplained() {
        assertThat(directory.resolve(SharedJvm.ERRORS)).isEmptyFile();
    }

    /** Compiles a source so many times, and returns the first line of what each compilation prints. */
    private List<String> printed(Worker jvm, int count, String source, String plugin) throws IOException {
        Path file = Files.writeString(directory.resolve("Bazz.java"), source);
        List<String> printed = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            CompilerOutput output = jvm.ask(SharedJvm.compilation(file, plugin, directory.resolve("out"), false));
            assertThat(output.success()).as(output.other()).isEqualTo(source.equals(GOOD));
            printed.add(output.other().lines().findFirst().orElse("").replace(directory + File.separator, ""));
        }
        return printed;
    }

    private long loaded(String className) throws IOException {
        try (var lines = Files.lines(directory.resolve(SharedJvm.LOADED))) {
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
        try (Worker jvm = SharedJvm.of(jdk, directory)) {
            printed(jvm, count, GOOD, plugin);
            assertThat(printed(jvm, 2, BAD, plugin)).allMatch(line -> line.startsWith("Bazz.java:1: error: "));
            for (String held : List.of(
                    "com.sun.tools.javac.util.Context",
                    "com.sun.tools.javac.api.JavacTaskImpl",
                    "dev.emissary.javac.EmissaryPlugin")) {
                assertThat(jvm.ask(SharedJvm.live(held))).as(held).isZero();
            }
            assertThat(jvm.ask(SharedJvm.live("dev.emissary.javac.Installation")))
                    .isOne();
            // A message that is read through the jars that a JVM shares would leave the jar open, or close that of
            // others.
            assertThat(jvm.ask(SharedJvm.open(Path.of(plugin).toRealPath().toString())))
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
        try (Worker jvm = SharedJvm.of(jdk, directory)) {
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
        try (Worker jvm = SharedJvm.of(jdk, directory, "-XX:SoftRefLRUPolicyMSPerMB=0")) {
            printed(jvm, 3, GOOD, Project.plugin());
            // The first collection only sets the clock by which the second one finds them unused.
            jvm.ask(SharedJvm.live("dev.emissary.javac.jdk.JarClasses"));
            assertThat(jvm.ask(SharedJvm.live("dev.emissary.javac.jdk.JarClasses")))
                    .isZero();
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
        try (Worker jvm = SharedJvm.of(Jdk.running(), directory)) {
            for (int done = 0; done < count; done += MANY) {
                List<List<String>> outcomes = new ArrayList<>();
                for (int threads : List.of(1, THREADS)) {
                    List<ToolCompilation> some = new ArrayList<>();
                    for (int i = done; i < Math.min(count, done + MANY); i++) {
                        Path output = directory.resolve(threads + "-" + i);
                        some.add(SharedJvm.compilation(
                                sources.get(i % sources.size()), Project.plugin(), output, i % 2 == 0));
                    }
                    outcomes.add(jvm.ask(SharedJvm.inThreads(threads, some, Project.plugin())));
                }
                assertThat(outcomes.get(1)).isEqualTo(outcomes.get(0));
            }
        }
    }

    /** Without a jar, javac's own loader has the classes, or a directory has them: nothing is kept. */
    @Test
    void aDirectoryOfClassesIsLoadedEachTime() throws IOException {
        Path classes = Checkout.codeOf(EmissaryPlugin.class);
        try (Worker jvm = SharedJvm.of(Jdk.running(), directory)) {
            printed(jvm, 3, GOOD, classes.toString());
        }
        assertThat(loaded(HOOKS)).isEqualTo(Files.isDirectory(classes) ? 3 : 2);
    }
}
