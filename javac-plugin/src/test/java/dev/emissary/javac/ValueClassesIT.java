package dev.emissary.javac;

import static dev.emissary.javac.testing.Project.annotations;
import static dev.emissary.javac.testing.Project.path;
import static dev.emissary.javac.testing.Project.plugin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.EachJdk;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Tests of emissaries on a JDK that has value classes (JEP 401) as a preview feature, if there is one. */
class ValueClassesIT {
    @TempDir
    private Path directory;

    private static String[] line(Jdk jdk, String file, String options) {
        String release = String.valueOf(jdk.feature());
        return new String[] {
            "--enable-preview",
            "--release",
            release,
            "-XDrawDiagnostics",
            "-processorpath",
            plugin(),
            "-cp",
            annotations(),
            "-Xplugin:Emissary" + options,
            "-d",
            "out",
            file
        };
    }

    private Project withValueClasses(Jdk jdk) {
        assumeTrue(jdk.feature() > 25, () -> jdk + " has no value classes");
        Project project = new Project(jdk, directory).write("Value.java", "value class Value {}");
        assumeTrue(project.javac(line(jdk, "Value.java", "")).exitCode() == 0, () -> jdk + " has no value classes");
        return project;
    }

    @EachJdk
    @Clause("EM-FORM-5")
    void anEmissaryIsNoValueClass(Jdk jdk) {
        Project project = withValueClasses(jdk);
        for (String source : List.of(
                "value emissary Front(Runnable task);",
                "@dev.emissary.Emissary value record Front(Runnable task) {}",
                "@dev.emissary.Emissary public value record Front(Runnable task) { private final int n = 1; }",
                "class Outer { void go() { value emissary Front(Runnable task) {} } }")) {
            project.write("Front.java", source);
            for (String options : List.of("", " superclass=none")) {
                Jdk.Outcome outcome = project.javac(line(jdk, "Front.java", options));
                assertThat(outcome.out() + outcome.err())
                        .as(source)
                        .containsPattern("Front.java:1:\\d+: emissary.err.modifier: value\\R")
                        .contains("1 error");
            }
        }
    }

    /** What docs/decisions.md says of one class file. */
    @EachJdk
    @Clause("EM-FWD-5")
    void anAnswerWithTheStateOfAValueObjectIsTheDelegate(Jdk jdk) {
        Project project = withValueClasses(jdk).write("Day.java", """
                import java.time.LocalDate;
                import java.time.temporal.Temporal;
                emissary Day(Temporal date) {
                    public static void main(String... arguments) {
                        Temporal same = new Day(LocalDate.of(2026, 1, 1)).with(LocalDate.of(2026, 1, 1));
                        System.out.println(same.getClass().getSimpleName());
                    }
                }
                """);
        project.compile("day", "--release", "17", "Day.java");
        String classPath = path("day", annotations());
        assertThat(project.java("-cp", classPath, "Day")).isEqualTo("LocalDate");
        assertThat(project.java("--enable-preview", "-cp", classPath, "Day")).isEqualTo("Day");
    }
}
