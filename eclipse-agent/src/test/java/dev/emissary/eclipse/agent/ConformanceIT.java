package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.CaseFiles;
import dev.emissary.conformance.Conformance;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
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
                "-nowarn",
                "-d",
                classes.toString(),
                Files.writeString(directory.resolve(twin.file()), twin.text()).toString()));

        assertThat(Twin.problemsIn(compilation.output())).isEqualTo(twin.problems());
        assertThat(twin.textsIn(classes)).isEqualTo(twin.texts());
    }

    @Tag("long")
    @Test
    void theNewestCompilerPassesEveryOtherCase() throws Exception {
        TreeSet<String> expected = new TreeSet<>();
        Twin.all().forEach(twin -> expected.addAll(twin.excuses()));

        CompilerRun run = suite(EcjVersions.newest());

        TreeSet<String> failed = FAILURE.matcher(run.output())
                .results()
                .map(failure -> failure.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        System.out.printf(
                "%s: %s, of which %d are excused by a twin%n",
                EcjVersions.newest().getFileName(), last(run.output()), expected.size());
        assertThat(run.output()).contains(" cases: ");
        assertThat(failed).as(run.output()).isEqualTo(expected);
    }

    /** The clauses about both forms, and about the code that is written into class files by parts of the compiler. */
    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#tested")
    void eachVersionPassesTheCasesOfClausesAboutCode(Path ecj) throws Exception {
        String[] options = Stream.of("EM-FORM-1", "EM-FORM-3", "EM-CLASS-4", "EM-FWD-5")
                .flatMap(clause -> Stream.of("--only", clause))
                .toArray(String[]::new);

        assertThat(suite(ecj, options).output()).contains(" cases: ", " 0 failed");
    }

    /** On the JDK of most builds, these cases are left out. */
    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void theNewestCompilerPassesTheCasesOfLaterReleases() throws Exception {
        String[] options = CaseFiles.ofThisJar().stream()
                .filter(one -> one.jdk() > 17)
                .flatMap(one -> Stream.of("--only", one.name()))
                .toArray(String[]::new);

        assertThat(suite(EcjVersions.newest(), options).output())
                .contains(options.length / 2 + " cases: ", " 0 failed");
    }

    private static CompilerRun suite(Path ecj, String... options) throws Exception {
        URI suite = Conformance.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        List<String> command = new ArrayList<>(List.of("-jar", Path.of(suite).toString()));
        command.addAll(List.of("--ecj", System.getProperty("emissary.agent.jar")));
        command.add(ecj.toString());
        command.addAll(List.of(options));
        return CompilerRun.java(command);
    }

    private static String last(String output) {
        return output.strip().lines().reduce((one, other) -> other).orElse("");
    }
}
