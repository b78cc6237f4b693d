package dev.emissary.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.Jdk;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
    private static final String JAVA =
            Jdk.running().home().resolve("bin").resolve("java").toString();
    private static final String PLUGIN = System.getProperty("emissary.plugin.jar");

    private record Run(int status, String output) {}

    private static Run run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(JAVA, "-jar", System.getProperty("emissary.conformance.jar")));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), output);
    }

    @Test
    void theJarHasAllCases() throws IOException, InterruptedException {
        Run run = run("--list");
        assertThat(run.status()).isZero();
        assertThat(run.output().lines().count())
                .isEqualTo(CaseFiles.in(Checkout.file("conformance/cases")).size());
    }

    @Test
    void casesOfAClauseAreHeldAgainstThePlugin() throws IOException, InterruptedException {
        Run run = run("--javac", PLUGIN, "--only", "EM-FORM-6");
        assertThat(run.output()).contains(" 0 failed, 0 skipped");
        assertThat(run.status()).isZero();
    }

    /** The tests of the plugin have run all cases on the JDK that runs them. */
    @Test
    void allCasesAreHeldAgainstThePluginOnOtherJdks() throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of("--javac", PLUGIN));
        for (Jdk jdk : Jdk.toTest()) {
            if (!jdk.equals(Jdk.running())) {
                arguments.addAll(List.of("--jdk", jdk.home().toString()));
            }
        }
        assumeThat(arguments).hasSizeGreaterThan(2);
        Run run = run(arguments.toArray(new String[0]));
        System.out.print(run.output());
        assertThat(run.status()).as(run.output()).isZero();
    }

    @Test
    void aFailureIsALineAndTheExitCode(@TempDir Path cases) throws IOException, InterruptedException {
        Files.writeString(
                Files.createDirectory(cases.resolve("forms")).resolve("right.java"),
                "// A subject.\n// clauses: EM-FORM-1\n//// case: a-right-one\nclass A {}  // error\n");
        Run run = run("--javac", PLUGIN, "--cases", cases.toString());
        assertThat(run.output())
                .contains("forms/a-right-one (forms/right.java:3): expected Case.java:4: error (any); came none")
                .contains("1 cases: 0 passed, 1 failed, 0 skipped");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void mistakesAreOneLineEach() throws IOException, InterruptedException {
        assertThat(run().output()).startsWith("error: which compiler?").hasLineCount(1);
        assertThat(run("--javac", "none.jar").output())
                .startsWith("error: no such file: none.jar")
                .hasLineCount(1);
        Run run = run("--javac", PLUGIN, "--only", "nothing of that name");
        assertThat(run.output()).startsWith("error: no case is left").hasLineCount(1);
        assertThat(run.status()).isEqualTo(2);
    }
}
