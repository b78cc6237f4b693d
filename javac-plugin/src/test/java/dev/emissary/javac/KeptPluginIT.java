package dev.emissary.javac;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.RepeatedCompilations;
import dev.emissary.javac.testing.SectionedFile;
import dev.emissary.javac.testing.SectionedFile.Section;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    private static final String COMPILED = "success: true";
    private static final String HOOKS = "dev.emissary.javac.CompilerHooks";
    private static final int FEW = 20;
    private static final int MANY = 40;
    private static final int TIMEOUT_MINUTES = 90;

    @TempDir
    private Path directory;

    /** Compiles a source in one JVM, whose first arguments are options, and returns what is printed for the steps. */
    private List<String> steps(Jdk jdk, String source, List<String> options, String... steps) throws IOException {
        Files.writeString(directory.resolve("Bazz.java"), source);
        return stepsOf("Bazz.java", jdk, options, steps);
    }

    private List<String> stepsOf(String sources, Jdk jdk, List<String> options, String... steps) {
        List<String> line = new ArrayList<>(options);
        line.addAll(List.of(
                "-Xlog:class+load:file=classes.txt",
                "-cp",
                Checkout.codeOf(RepeatedCompilations.class).toString(),
                RepeatedCompilations.class.getName(),
                Project.annotations(),
                sources));
        line.addAll(List.of(steps));
        return jdk.run(TIMEOUT_MINUTES, directory, "java", line).clean().lines().toList();
    }

    private long loaded(String className) throws IOException {
        try (var lines = Files.lines(directory.resolve("classes.txt"))) {
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
        Files.writeString(directory.resolve("Bad.java"), BAD);
        List<String> said = steps(
                jdk,
                GOOD,
                List.of(),
                count + "*" + plugin,
                "Bad.java>Bazz.java",
                "2*" + plugin,
                "live=com.sun.tools.javac.util.Context",
                "live=com.sun.tools.javac.api.JavacTaskImpl",
                "live=dev.emissary.javac.EmissaryPlugin",
                "live=dev.emissary.javac.Installation",
                "open=" + Path.of(plugin).toRealPath());
        assertThat(said.subList(0, count)).containsOnly(COMPILED);
        assertThat(said.subList(count, count + 2)).allMatch(line -> line.startsWith("Bazz.java:1: error: "));
        assertThat(said.subList(count + 2, count + 6)).containsExactly("0", "0", "0", "1");
        // A message that is read through the jars that a JVM shares would leave the jar open, or close that of others.
        assertThat(said.get(count + 6)).isIn("0", "unknown");
        assertThat(loaded(HOOKS)).isEqualTo(2);
        assertThat(loaded("dev.emissary.javac.EmissaryPlugin")).isEqualTo(count + 2);
    }

    @EachJdk
    void aJarThatIsReplacedIsReadAnewAndSeveralVersionsWorkSideBySide(Jdk jdk) throws IOException {
        String first = jarThatSays("first");
        String second = jarThatSays("second");
        String used = Path.of(first).resolveSibling("used.jar").toString();
        List<String> steps = new ArrayList<>(
                List.of(first + ">" + used, "3*" + used, second + ">" + used, "3*" + used, "1*" + first));
        steps.addAll(List.of("1*" + second, "1*" + first, "1*" + second));
        assertThat(steps(jdk, BAD, List.of(), steps.toArray(String[]::new)))
                .extracting(line -> line.replaceFirst("Bazz.java:1: error: (\\w+) .*", "$1"))
                .containsExactly(
                        "first", "first", "first", "second", "second", "second", "first", "second", "first", "second");
    }

    @EachJdk
    void theClassesAreHeldSoftly(Jdk jdk) throws IOException {
        List<String> said = steps(
                jdk,
                GOOD,
                List.of("-XX:SoftRefLRUPolicyMSPerMB=0"),
                "3*" + Project.plugin(),
                "live=dev.emissary.javac.jdk.JarClasses",
                "live=dev.emissary.javac.jdk.JarClasses",
                "3*" + Project.plugin());
        // The first collection only sets the clock by which the second one finds them unused.
        assertThat(said.subList(4, 8)).containsExactly("0", COMPILED, COMPILED, COMPILED);
    }

    /** Good ones and bad ones, the examples of the messages. */
    @Test
    @Tag("long")
    void compilationsOfSeveralThreadsAreAsThoseOfOne() throws IOException {
        for (SectionedFile example : SectionedFile.all(Checkout.file("javac-plugin/src/test/resources/diagnostics"))) {
            for (Section section : example.sections()) {
                Path home = directory.resolve(example.name()).resolve(section.kind());
                Files.writeString(Files.createDirectories(home).resolve(section.file()), section.text());
            }
        }
        int count = Integer.getInteger("emissary.compilations", MANY);
        List<String> said = stepsOf(".", Jdk.running(), List.of(), "8x" + count + "*" + Project.plugin());
        System.out.println(said.get(said.size() - 1));
        assertThat(said).last().asString().as(said.toString()).endsWith(", 0 unlike those of one thread");
    }

    /** Without a jar, javac's own loader has the classes, or a directory has them: nothing is kept. */
    @Test
    void aDirectoryOfClassesIsLoadedEachTime() throws IOException {
        Path classes = Checkout.codeOf(EmissaryPlugin.class);
        assertThat(steps(Jdk.running(), GOOD, List.of(), "3*" + classes)).containsOnly(COMPILED);
        assertThat(loaded(HOOKS)).isEqualTo(Files.isDirectory(classes) ? 3 : 2);
    }
}
