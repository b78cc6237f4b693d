package dev.emissary.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.report.Summary;
import dev.emissary.conformance.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The cases, held against javac of the running JDK with the plugin. */
class PluginConformanceTest {
    @TestFactory
    Stream<DynamicTest> plugin() {
        CompilerChoice plugin = new CompilerChoice.Javac(Checkout.jdk(), Optional.of(Checkout.PLUGIN));
        long start = System.nanoTime();
        List<Verdict> verdicts = new SuiteRun(
                        CaseFiles.in(Checkout.CASES), Runtime.getRuntime().availableProcessors(), verdict -> {})
                .with(plugin);
        System.out.println(plugin + ": " + new Summary(verdicts).total((System.nanoTime() - start) / 1e9));
        return verdicts.stream().map(PluginConformanceTest::test);
    }

    private static DynamicTest test(Verdict verdict) {
        return DynamicTest.dynamicTest(
                verdict.subject().name(),
                Checkout.CASES
                        .resolve(verdict.subject().place().replaceFirst(":.*", ""))
                        .toUri(),
                () -> {
                    Assumptions.assumeFalse(
                            verdict.skipped(), "needs JDK " + verdict.subject().jdk());
                    assertThat(verdict.failures()).as(verdict.subject().claim()).isEmpty();
                });
    }
}
