package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Conformance;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds ecj with the agent against the conformance suite. Each case passes, or is excused by a twin; an excused one
 * that passes fails this test.
 */
class ConformanceIT {
    private static final Pattern FAILURE = Pattern.compile("(?m)^([a-z]+/[a-z0-9-]+) \\(.*\\): ");

    @TempDir
    private Path directory;

    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.Twin#all")
    void ecjAloneDoesWhatExcusesACase(Twin twin) throws Exception {
        Path classes = directory.resolve("classes");
        Path ecj = EcjVersions.newest();
        CompilerRun compilation = CompilerRun.java(List.of(
                "-jar",
                ecj.toString(),
                "-17",
                twin.warnings(),
                "-d",
                classes.toString(),
                twin.file().toString()));

        assertThat(Twin.problemsIn(compilation.output())).isEqualTo(twin.problems());
        assertThat(twin.textsIn(classes)).isEqualTo(twin.texts());
    }

    @Tag("long")
    @Test
    void theNewestCompilerPassesEveryOtherCase() throws Exception {
        Path ecj = EcjVersions.newest();
        TreeSet<String> expected = new TreeSet<>();
        Twin.all().forEach(twin -> expected.addAll(twin.excuses()));
        String suite = new File(Conformance.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .getPath();

        CompilerRun run = CompilerRun.java(
                List.of("-jar", suite, "--ecj", System.getProperty("emissary.agent.jar"), ecj.toString()));

        TreeSet<String> failed = FAILURE.matcher(run.output())
                .results()
                .map(failure -> failure.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        System.out.printf(
                "%s: %s, of which %d are excused by a twin%n", ecj.getFileName(), last(run.output()), expected.size());
        assertThat(run.output()).contains(" cases: ");
        assertThat(failed).as(run.output()).isEqualTo(expected);
    }

    private static String last(String output) {
        return output.strip().lines().reduce((one, other) -> other).orElse("");
    }
}
