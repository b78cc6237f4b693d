package dev.emissary.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as it is published, with the cases in it, run as a command. */
@Tag("long")
class ConformanceJarIT {
    private static final String PLUGIN = Project.plugin();
    private static final String SUITE = Checkout.codeOf(Conformance.class).toString();

    @TempDir
    private Path directory;

    private Jdk.Outcome run(String... arguments) {
        List<String> command = new ArrayList<>(List.of("-jar", SUITE));
        command.addAll(List.of(arguments));
        return Jdk.running().run(directory, "java", command);
    }

    @Test
    void theJarHasAllCases() {
        Jdk.Outcome run = run("--list");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines().count())
                .isEqualTo(CaseFiles.in(Checkout.file("conformance/cases")).size());
    }

    @Test
    void casesOfAClauseAreHeldAgainstThePlugin() {
        Jdk.Outcome run = run("--javac", PLUGIN, "--only", "EM-FORM-6");
        assertThat(run.out()).contains(" 0 failed, 0 skipped");
        assertThat(run.exitCode()).isZero();
    }

    /** The tests of the plugin have run all cases on the JDK that runs them. */
    @Test
    void allCasesAreHeldAgainstThePluginOnOtherJdks() {
        List<String> arguments = new ArrayList<>(List.of("--javac", PLUGIN));
        for (Jdk jdk : Jdk.toTest()) {
            if (!jdk.equals(Jdk.running())) {
                arguments.addAll(List.of("--jdk", jdk.home().toString()));
            }
        }
        assumeThat(arguments).hasSizeGreaterThan(2);
        Jdk.Outcome run = run(arguments.toArray(new String[0]));
        System.out.print(run.out());
        assertThat(run.exitCode()).as(run.out()).isZero();
    }

    @Test
    void aFailureIsALineAndTheExitCode() throws IOException {
        Files.writeString(
                Files.createDirectory(directory.resolve("forms")).resolve("right.java"),
                "// A subject.\n// clauses: EM-FORM-1\n//// case: a-right-one\nclass A {}  // error\n");
        Jdk.Outcome run = run("--javac", PLUGIN, "--cases", directory.toString());
        assertThat(run.out())
                .contains("forms/a-right-one (forms/right.java:3): expected Case.java:4: error (any); came none")
                .contains("1 cases: 0 passed, 1 failed, 0 skipped");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void mistakesAreOneLineEach() {
        assertThat(run().err()).startsWith("error: which compiler?").hasLineCount(1);
        assertThat(run("--javac", "none.jar").err())
                .startsWith("error: no such file: none.jar")
                .hasLineCount(1);
        Jdk.Outcome run = run("--javac", PLUGIN, "--only", "nothing of that name");
        assertThat(run.err()).startsWith("error: no case is left").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
