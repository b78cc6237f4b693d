package dev.emissary.benchmarks.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.result.Environment;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import dev.emissary.benchmarks.result.Results;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of tables over several JDKs. */
class ResultTableTest {

    @Test
    void hasAColumnForEachJdkAndADashForWhatWasNotMeasured() {
        List<Results> results = List.of(
                results(17, measured("write", "slow", 30)),
                results(25, measured("write", "slow", 20), measured("write", "fast", 10)));

        assertThat(new ResultTable<>("codec", List.of("slow", "fast"), results)
                        .times("ns", ResultTableTest::write)
                        .ratios("over slow", ResultTableTest::write, codec -> write("slow")))
                .hasToString("""
                        | codec | ns, 17 | ns, 25 | over slow, 17 | over slow, 25 |
                        | --- | ---: | ---: | ---: | ---: |
                        | slow | 30.0 (30.0 to 30.0; n=1) | 20.0 (20.0 to 20.0; n=1) | 1.00 (1.00 to 1.00; n=1) | 1.00 (1.00 to 1.00; n=1) |
                        | fast | – | 10.0 (10.0 to 10.0; n=1) | – | 0.50 (0.50 to 0.50; n=1) |
                        """);
    }

    @Test
    void findingsAreRangesOverMachinesAndTablesShowOneOfEachJdk() {
        Results small = results(17, "first", measured("write", "slow", 30), measured("write", "fast", 20));
        Results large = results(
                17, "second", measured("write", "slow", 10), measured("write", "fast", 9), measured("read", "slow", 1));
        Runs runs = new Runs(List.of(small, large, results(25, "second", measured("write", "slow", 10))));

        assertThat(runs.shown()).extracting(run -> run.measurements().size()).containsExactly(3, 1);
        assertThat(runs.ratios(Map.of(write("slow"), write("fast")))).isEqualTo("1.11 to 1.50 (2 machines)");
        assertThat(new Runs(List.of(small)).ratios(Map.of(write("slow"), write("slow"))))
                .isEqualTo("1.00 (one machine)");
        assertThat(runs.middleHalf(Map.of(write("slow"), write("fast")))).isEqualTo("1.11 to 1.50");
    }

    private static Key write(String codec) {
        return Key.of("CopyBenchmark.write", "codec", codec);
    }

    private static Measurement measured(String method, String codec, double time) {
        return new Measurement(
                "a.CopyBenchmark." + method,
                Map.of("codec", codec),
                new Metric("ns/op", List.of(List.of(time))),
                Map.of());
    }

    private static Results results(int feature, Measurement... measurements) {
        return results(feature, "cpu", measurements);
    }

    private static Results results(int feature, String cpu, Measurement... measurements) {
        return new Results(
                new Environment(
                        feature, "jdk", "vm", "", cpu, 2, 1024, "os", "1.37", "2026-01-01", "abc", "full", 1, null),
                List.of(measurements));
    }
}
