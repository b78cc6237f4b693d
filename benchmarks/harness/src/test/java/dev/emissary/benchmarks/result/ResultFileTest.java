package dev.emissary.benchmarks.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the files that results are kept in. */
class ResultFileTest {

    private static final Measurement MEASUREMENT = new Measurement(
            "a.b.CopyBenchmark.write",
            Map.of("codec", "wire", "size", "8"),
            new Metric("ns/op", List.of(List.of(1.5, 2.5), List.of(3.0))),
            Map.of("gc.alloc.rate.norm", new Metric("B/op", List.of(List.of(24.0)))));

    @TempDir
    private Path directory;

    @Test
    void readsWhatItHasWritten() throws IOException {
        ResultFile.write(directory, "copies", new Results(environment(25), List.of(MEASUREMENT)));
        ResultFile.write(directory, "copies", new Results(environment(17), List.of()));
        ResultFile.write(directory, "others", new Results(environment(17), List.of()));

        assertThat(ResultFile.readAll(directory, "copies"))
                .containsExactly(
                        new Results(environment(17), List.of()), new Results(environment(25), List.of(MEASUREMENT)));
    }

    @Test
    void leavesNothingBesideItsFiles() throws IOException {
        ResultFile.write(directory, "copies", new Results(environment(17), List.of(MEASUREMENT)));

        try (Stream<Path> files = Files.list(directory.resolve("cpu-a-1"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("copies-jdk17.json", "copies-jdk17.environment.json");
        }
    }

    @Test
    void readsJmhsOwnForm() throws IOException {
        String json = """
                [{"jmhVersion": "1.37", "benchmark": "a.b.CopyBenchmark.read", "mode": "avgt", "forks": 2,
                  "primaryMetric": {"score": 5.0, "scoreUnit": "ns/op", "rawData": [[4.0, 6.0], [5.0]]},
                  "secondaryMetrics": {}}]
                """;

        Measurement measurement = ResultFile.measurements(json).get(0);
        assertThat(measurement.benchmark()).isEqualTo("a.b.CopyBenchmark.read");
        assertThat(measurement.time()).isEqualTo(new Metric("ns/op", List.of(List.of(4.0, 6.0), List.of(5.0))));
        assertThat(measurement.settings()).containsEntry("mode", "avgt").containsEntry("forks", "2");
    }

    @Test
    void writesEverythingThatJmhHasWritten() throws IOException {
        String json = """
                [{"jmhVersion": "1.37", "benchmark": "a.b.CopyBenchmark.read", "warmupTime": "500 ms", "jvmArgs": ["-XX:+UseG1GC"],
                  "primaryMetric": {"score": 5.0, "scoreError": "NaN", "scorePercentiles": {"50.0": 5.0},
                    "scoreUnit": "ns/op", "rawData": [[4.0, 6.0]]},
                  "secondaryMetrics": {"gc.count": {"score": 0.0, "scoreUnit": "counts", "rawData": [["NaN"]]}}}]
                """;
        ResultFile.write(directory, "copies", new Results(environment(17), ResultFile.measurements(json)));

        assertThat(new ObjectMapper()
                        .readTree(directory.resolve("cpu-a-1/copies-jdk17.json").toFile()))
                .isEqualTo(new ObjectMapper().readTree(json));
    }

    @Test
    void findsMeasurementsByNameAndParameters() {
        Results results = new Results(environment(17), List.of(MEASUREMENT));

        assertThat(results.get(Key.of("CopyBenchmark.write", "codec", "wire"))).isEqualTo(MEASUREMENT);
        assertThat(results.has(Key.of("CopyBenchmark.write", "codec", "kryo"))).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> results.get(Key.of("CopyBenchmark.write", "codec", "kryo")))
                .withMessageContaining("0 results of CopyBenchmark.write {codec=kryo} on JDK 17");
    }

    private static Environment environment(int feature) {
        return new Environment(
                feature,
                "jdk",
                "vm",
                "",
                "CPU(R) A/1 Processor",
                2,
                1024,
                "os",
                "1.37",
                "2026-01-01",
                "abc",
                "full",
                5,
                null);
    }
}
