package dev.emissary.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.Report.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests what gets a value, and that what is kept can be read again. */
class ReportTest {

    @TempDir
    private Path directory;

    @Test
    void takesTheMedianOfTheMediansOfJvms() {
        assertThat(Value.of(List.of(List.of(1.0, 9.0, 1.0), List.of(1.2, 1.2), List.of(1.1))))
                .contains(new Value(1.1, 1.0, 1.2, 3));
    }

    @Test
    void givesNoValueToWhatDriftsOrDiffers() {
        List<Double> drifting = List.of(2.0, 2.0, 2.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5);
        List<Double> steady = List.of(1.5, 1.5, 1.5);
        assertThat(Value.of(List.of(drifting, steady, steady))).isPresent();
        assertThat(Value.of(List.of(drifting, drifting, steady))).isEmpty();
        assertThat(Value.of(List.of(List.of(1.0), List.of(1.0), List.of(1.31)))).isEmpty();
    }

    @Test
    void narrowsTheIntervalOfManyJvms() {
        List<List<Double>> jvms = Stream.of(0.1, 1.0, 1.0, 1.0, 1.1, 1.1, 1.1, 1.2, 1.2, 1.2, 9.0)
                .map(Collections::singletonList)
                .toList();
        assertThat(Value.of(jvms)).contains(new Value(1.1, 1.0, 1.2, 11));
    }

    @Test
    void comparesWhatDiffersInOneWord() throws IOException {
        Report report = read("""
                {"values": {"A.call ns/op": {"wrapper=by hand, n=1": [2, 2, 4, 5], "wrapper=emissary, n=1": [4, 4, 4, 5],
                "wrapper=emissary, n=2": [9, 9, 9, 5], "wrapper=Proxy, n=1": null}}}
                """);
        assertThat(report.ratios("by hand").values())
                .containsOnly(
                        Map.entry("A.call wrapper=emissary, n=1 / by hand", Optional.of(new Value(2, 1, 2, 5))),
                        Map.entry("A.call wrapper=Proxy, n=1 / by hand", Optional.empty()));
        assertThat(report.table()).contains("| A.call wrapper=by hand, n=1 | 2.0 (2.0 to 4.0; n=5) | ns/op |");
        assertThat(read(report.json())).isEqualTo(report);
    }

    private Report read(String json) throws IOException {
        return Report.read(Files.writeString(directory.resolve("results.json"), json));
    }

    @ParameterizedTest
    @MethodSource("kept")
    void readsWhatIsKept(Path file) throws IOException {
        assertThat(Report.read(file).values()).containsKey("MonomorphicBenchmark.charAt alternative=emissary");
    }

    static List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("results"))) {
            return files.toList();
        }
    }
}
