package dev.emissary.benchmarks.serialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.result.Environment;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import dev.emissary.benchmarks.result.Results;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of the figures that were published before. */
class PublishedBeforeTest {

    @Test
    void standBesideThoseOfToday() {
        Measurement sbe = new Measurement(
                "a.CodecBenchmark.write", Map.of("codec", "SBE"), new Metric("ns/op", List.of(List.of(9.0))), Map.of());
        Results results = new Results(
                new Environment(17, "jdk", "vm", "", "cpu", 2, 1024, "os", "1.37", "2026-01-01", "abc", "full", 1),
                List.of(sbe));

        assertThat(PublishedBefore.table(List.of(results)))
                .startsWith("| ns | before, 17 | now, 17 | why |")
                .contains("| SBE, write | 14.1 (12.8 to 24.0) | 9.00 (9.00 to 9.00) |");
    }
}
