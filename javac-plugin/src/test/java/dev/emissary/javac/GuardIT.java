package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the guard in the built jars, by the launchers of all JDKs and by the compiler of Eclipse (EM-ENC-7). */
class GuardIT {
    private static final String TEXT =
            "demo.Title is compiled as a record, not as an emissary: the Emissary plugin is not running";
    private static final String SERVICE = "META-INF/services/javax.annotation.processing.Processor";

    /** From this JDK on, javac runs no processor that it was not told of. */
    private static final int FIRST_THAT_IGNORES_THE_CLASS_PATH = 23;

    /** The JDKs that say when a processor comes from the class path. */
    private static final List<Integer> THOSE_THAT_SAY_SO = List.of(21, 22);

    private static final String TITLE = """
            package demo;
            import dev.emissary.Emissary;
            @Emissary public record Title(Iterable<String> words) {}
            """;

    @TempDir
    private Path directory;

    private static Jdk.Outcome javac(Project project, String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("-d", "out", "demo/Title.java"));
        return project.javac(all.toArray(String[]::new));
    }

    private Project project(Jdk jdk) {
        return new Project(jdk, directory).write("demo/Title.java", TITLE);
    }

    @EachJdk
    @Clause("EM-ENC-7")
    void onTheClassPathItIsFoundUntilJdk22AndLaterWhenAskedFor(Jdk jdk) {
        Project project = project(jdk);
        Jdk.Outcome onClassPath = javac(project, "-cp", annotations());
        if (jdk.feature() < FIRST_THAT_IGNORES_THE_CLASS_PATH) {
            assertThat(onClassPath.exitCode()).isEqualTo(1);
            assertThat(onClassPath.err()).contains("demo/Title.java:3: error: " + TEXT);
            assertThat(onClassPath.err().contains("Annotation processing is enabled because"))
                    .isEqualTo(THOSE_THAT_SAY_SO.contains(jdk.feature()));
        } else {
            assertThat(onClassPath.clean()).isEmpty();
            assertThat(javac(project, "-proc:full", "-cp", annotations()).err())
                    .contains("demo/Title.java:3: error: " + TEXT);
        }
        assertThat(javac(project, "-Xlint:all", "-cp", path(annotations(), plugin()))
                        .clean())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Clause("EM-ENC-7")
    void theCompilerOfEclipseFindsItOnceInEachJarAndInBoth(boolean onProcessorPath) {
        Project project = project(Jdk.toTest().get(0));
        for (String jars : List.of(annotations(), plugin(), path(annotations(), plugin()))) {
            List<String> command = new ArrayList<>(List.of("-jar", ecj(), "-17", "-d", "out"));
            // It forgets a processor path that stands before the class path.
            command.addAll(
                    onProcessorPath
                            ? List.of("-cp", annotations(), "-processorpath", jars)
                            : List.of("-cp", path(jars, annotations())));
            command.add("demo/Title.java");
            Jdk.Outcome outcome = project.jdk().run(directory, "java", command);
            assertThat(outcome.exitCode()).as(jars).isNotZero();
            assertThat(outcome.err()).contains("1. ERROR: " + TEXT).contains("1 problem (1 error)");
        }
    }

    private static String ecj() {
        return Path.of(System.getProperty("emissary.processors.directory"), "ecj", "ecj.jar")
                .toAbsolutePath()
                .toString();
    }

    @Test
    @Clause("EM-ENC-7")
    void bothJarsHaveTheSameGuard() throws IOException {
        try (JarFile one = new JarFile(annotations());
                JarFile other = new JarFile(plugin())) {
            for (String name : List.of(
                    SERVICE,
                    "META-INF/gradle/incremental.annotation.processors",
                    "dev/emissary/guard/EmissaryGuard.class")) {
                assertThat(read(one, name)).as(name).isEqualTo(read(other, name));
            }
            assertThat(new String(read(one, SERVICE), StandardCharsets.UTF_8).strip())
                    .isEqualTo("dev.emissary.guard.EmissaryGuard");
        }
    }

    private static byte[] read(JarFile jar, String name) throws IOException {
        return jar.getInputStream(jar.getEntry(name)).readAllBytes();
    }
}
