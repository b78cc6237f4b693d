package dev.emissary.benchmarks.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of what is summarized and what is not. */
class SteadinessTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5.3 5.3 5.2 5.4 5.3 5.3 5.2 5.3",
                // One outlier, and two at the beginning, say nothing about the rest.
                "5.3 5.3 5.2 9.9 5.3 5.3 5.2 5.3 5.3 5.2",
                "8.1 7.9 7.2 7.1 7.3 7.2 7.1 7.2 7.3 7.2 7.2 7.1",
                // Scattered evenly, which is no pair of levels.
                "10 11 9.5 10.5 9 11.5 10 10.8 9.6 10.2",
                // Too few.
                "1 2 3"
            })
    void callsSeriesSteady(String series) {
        assertThat(Steadiness.of(numbers(series))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // What was published as a mean of 17.9 to 20: the JVM has compiled the code anew, twice.
                "7.7 41.7 18.1 17.9",
                "7.7 41.7 18.1 17.9 17.9 18.0 17.8 18.1 17.9 18.0",
                "7.7 7.7 7.6 7.7 18.1 17.9 18.0 17.9 18.1 18.0",
                // A drift.
                "10 10.4 10.8 11.2 11.6 12 12.4 12.8 13.2 13.6",
                // Two levels in turn.
                "84 84 166 84 165 84 166 83 84 165 84 84",
            })
    void callsSeriesNotSteady(String series) {
        assertThat(Steadiness.of(numbers(series))).as(series).isFalse();
    }

    @Test
    void allowsOneInThreeJvms() {
        List<Double> steady = numbers("5 5 5 5 5 5");
        List<Double> jumps = numbers("5 5 5 9 9 9");

        assertThat(Steadiness.ofAll(List.of(steady, jumps, steady))).isTrue();
        assertThat(Steadiness.ofAll(List.of(steady, jumps, jumps))).isFalse();
        assertThat(Steadiness.ofAll(List.of(jumps))).isFalse();
    }

    private static List<Double> numbers(String series) {
        return Stream.of(series.split(" "))
                .mapToDouble(Double::parseDouble)
                .boxed()
                .toList();
    }
}
