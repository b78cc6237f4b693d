package dev.emissary.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.adapters.CommandUnderTest;
import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.conformance.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Compilers that know no emissaries: what they pass is about code without any. */
class CompilersWithoutEmissariesTest {
    private static final int EACH = 4;
    private static final List<ConformanceCase> CASES = CaseFiles.in(Checkout.CASES);

    private static List<String> passed(List<ConformanceCase> cases, CompilerChoice choice) {
        return new SuiteRun(cases, Runtime.getRuntime().availableProcessors(), verdict -> {})
                .with(choice).stream()
                        .filter(verdict -> !verdict.failed() && !verdict.skipped())
                        .map(Verdict::subject)
                        .map(ConformanceCase::name)
                        .toList();
    }

    @Test
    void javacWithoutThePluginFailsMostCases() {
        List<ConformanceCase> sample = IntStream.range(0, CASES.size() / EACH)
                .mapToObj(number -> CASES.get(number * EACH))
                .toList();
        List<String> passed = passed(sample, new CompilerChoice.Javac(Checkout.jdk(), Optional.empty()));
        // What it passes is code without emissaries, and what is an error of the language for it too.
        assertThat(passed).hasSizeLessThan(sample.size() / 4);
    }

    @Test
    void aCommandThatDoesNothingFailsAllCases() {
        String nothing = Checkout.jdk().resolve("bin").resolve("java") + " -version";
        CommandUnderTest command = new CommandUnderTest(nothing, "", CommandUnderTest.USUAL_DIAGNOSTICS);
        List<ConformanceCase> some =
                CASES.stream().filter(one -> one.topic().equals("constructors")).toList();
        List<Verdict> verdicts =
                new SuiteRun(some, 2, verdict -> {}).with(new CompilerChoice.Command(Checkout.jdk(), command));
        // A case without any expectation of the classes is passed by a compiler that accepts everything.
        assertThat(verdicts.stream().filter(Verdict::failed).count()).isGreaterThan(some.size() / 2);
    }
}
