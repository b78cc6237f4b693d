package dev.emissary.eclipse.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.CaseFiles;
import dev.emissary.conformance.CompilerChoice;
import dev.emissary.conformance.CompilerInput;
import dev.emissary.conformance.CompilerUnderTest;
import dev.emissary.conformance.ConformanceCase;
import dev.emissary.conformance.EclipseUnderTest;
import dev.emissary.conformance.SuiteRun;
import dev.emissary.conformance.Verdict;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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
    private static final Path JDK = Jdk.running().home();

    @TempDir
    private Path directory;

    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.Twin#all")
    void ecjAloneDoesWhatExcusesACase(Twin twin) throws Exception {
        Path classes = Files.createDirectory(directory.resolve("classes"));
        Path source = Files.writeString(directory.resolve(twin.file()), twin.text());
        CompilerInput input =
                new CompilerInput(List.of(source.toString()), List.of(), classes.toString(), List.of(), false, 17, "");
        try (CompilerUnderTest ecj = new EclipseUnderTest(JDK, Optional.empty(), EcjVersions.newest())) {
            assertThat(Twin.problemsIn(ecj.compile(input))).isEqualTo(twin.problems());
        }
        assertThat(twin.textsIn(classes)).isEqualTo(twin.texts());
    }

    @Tag("long")
    @Test
    void theNewestCompilerPassesEveryOtherCase() throws Exception {
        TreeSet<String> expected = new TreeSet<>();
        Twin.all().forEach(twin -> expected.addAll(twin.excuses()));
        assertThat(failed(EcjVersions.newest(), one -> true)).isEqualTo(expected);
    }

    /** The clauses about both forms, and about the code that is written into class files by parts of the compiler. */
    @ParameterizedTest
    @MethodSource("dev.emissary.eclipse.agent.EcjVersions#tested")
    void eachVersionPassesTheCasesOfClausesAboutCode(Path ecj) throws Exception {
        Set<String> clauses = Set.of("EM-FORM-1", "EM-FORM-3", "EM-CLASS-4", "EM-FWD-5");
        assertThat(failed(ecj, one -> one.clauses().stream().anyMatch(clauses::contains)))
                .isEmpty();
    }

    /** On the JDK of most builds, these cases are left out. */
    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void theNewestCompilerPassesTheCasesOfLaterReleases() throws Exception {
        assertThat(failed(EcjVersions.newest(), one -> one.jdk() > 17)).isEmpty();
    }

    /** Returns the names of the cases that fail of some. */
    private static Set<String> failed(Path ecj, Predicate<ConformanceCase> wanted) {
        List<ConformanceCase> cases =
                CaseFiles.ofThisJar().stream().filter(wanted).toList();
        assertThat(cases).isNotEmpty();
        return new SuiteRun(cases, 2, System.out::println)
                .with(new CompilerChoice(JDK, Path.of(Project.agent()), Optional.of(ecj))).stream()
                        .filter(Verdict::failed)
                        .map(verdict -> verdict.subject().name())
                        .collect(Collectors.toSet());
    }
}
