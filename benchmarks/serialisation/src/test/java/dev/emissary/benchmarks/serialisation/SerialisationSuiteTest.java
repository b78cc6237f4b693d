/* Tests that every benchmark of this module runs. */
package dev.emissary.benchmarks.serialisation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.harness.Mode;
import dev.emissary.benchmarks.harness.Progress;
import dev.emissary.benchmarks.result.Environment;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SerialisationSuiteTest {

    private final SerialisationSuite suite = new SerialisationSuite();

    /** Each benchmark checks in its set-up that it computes the right value. */
    @Test
    void everyBenchmarkRuns(@TempDir Path target) throws IOException {
        List<Measurement> measurements =
                suite.measure(Mode.SMOKE, target, new Progress(new PrintStream(PrintStream.nullOutputStream())));

        assertThat(measurements)
                .allSatisfy(
                        measurement -> assertThat(measurement.time().estimate().value())
                                .as(measurement.benchmark())
                                .isPositive());
        assertThat(suite.page(List.of(new Results(environment(), measurements))).text())
                .contains("copying pays from about 6 fields on", "trivially copyable");
        System.out.println("Benchmarks: " + measurements.size() + " of serialisation have run");
    }

    private static Environment environment() {
        return new Environment(17, "jdk", "vm", "", "cpu", 2, 1024, "os", "1.37", "2026-01-01", "abc", "smoke", 1);
    }
}
