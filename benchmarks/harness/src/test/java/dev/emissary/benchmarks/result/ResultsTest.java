package dev.emissary.benchmarks.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of values of series: no value for what is not steady. */
class ResultsTest {

    private static final List<Double> STEADY = List.of(4.0, 4.0, 4.1, 3.9, 4.0, 4.0, 9.0, 4.0, 4.0);
    private static final List<Double> JUMPS = List.of(7.7, 41.7, 18.1, 17.9, 17.9, 18.0);

    private final Results results = new Results(
            null,
            List.of(
                    measured("steady", List.of(STEADY, STEADY, STEADY)),
                    measured("short", List.of(STEADY, STEADY)),
                    measured("jumps", List.of(JUMPS, STEADY, JUMPS)),
                    measured("apart", List.of(STEADY, STEADY, Collections.nCopies(9, 5.3))),
                    new Measurement(
                            "a.Copy.once", Map.of(), new Metric("ms", List.of(List.of(4.0), List.of(5.3))), Map.of())));

    @Test
    void summarizesASteadyJvmByItsMedian() {
        assertThat(results.time(Key.of("Copy.steady"))).isEqualTo(new Estimate(4, 4, 4, 3));
    }

    @Test
    void hasNoValueForWhatIsNotSteady() {
        assertThatExceptionOfType(UnsteadyException.class)
                .isThrownBy(() -> results.time(Key.of("Copy.jumps")))
                .withMessageContaining("Copy.jumps is not steady");
        assertThatExceptionOfType(UnsteadyException.class)
                .isThrownBy(() -> results.ratio(Key.of("Copy.steady"), Key.of("Copy.jumps")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Copy.apart", "Copy.once"})
    void hasNoValueForJvmsThatDiffer(String name) {
        assertThatExceptionOfType(UnsteadyException.class).isThrownBy(() -> results.time(Key.of(name)));
    }

    @Test
    void comparesAsManyJvmsAsBothHave() {
        assertThat(results.ratio(Key.of("Copy.steady"), Key.of("Copy.short"))).isEqualTo(new Estimate(1, 1, 1, 2));
        assertThat(results.difference(Key.of("Copy.steady"), Key.of("Copy.short")))
                .isEqualTo(new Estimate(0, 0, 0, 2));
    }

    private static Measurement measured(String name, List<List<Double>> jvms) {
        Metric probe = new Metric(
                "ns",
                jvms.stream()
                        .map(series -> Collections.nCopies(series.size(), 100.0))
                        .toList());
        return new Measurement(
                "a.Copy." + name,
                Map.of(),
                new Metric("ns/op", jvms),
                Map.of(Machine.BEFORE, probe, Machine.AFTER, probe));
    }
}
