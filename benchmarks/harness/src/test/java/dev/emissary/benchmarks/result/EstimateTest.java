package dev.emissary.benchmarks.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of medians, ratios and intervals. */
class EstimateTest {

    @Test
    void isTheMedianWithinTheRounds() {
        assertThat(Estimate.of(List.of(3.0, 1.0, 9.0))).isEqualTo(new Estimate(3, 1, 9, 3));
        assertThat(Estimate.of(List.of(4.0, 1.0, 2.0, 9.0))).isEqualTo(new Estimate(3, 1, 9, 4));
        assertThat(Estimate.of(List.of(7.0))).isEqualTo(new Estimate(7, 7, 7, 1));
    }

    /** The ranks are those of tables of the sign test: 2 to 9 of 10, 8 to 18 of 25, at a level of 6.25 per cent. */
    @ParameterizedTest
    @CsvSource({"1, 1", "4, 1", "5, 1", "6, 1", "7, 1", "8, 1", "9, 2", "10, 2", "25, 8"})
    void leavesOutAsManyRoundsAsTheMedianOfFiveAllows(int rounds, int rank) {
        List<Double> values =
                IntStream.rangeClosed(1, rounds).mapToObj(Double::valueOf).toList();
        assertThat(Estimate.of(values)).isEqualTo(new Estimate((rounds + 1) / 2.0, rank, rounds + 1 - rank, rounds));
    }

    @Test
    void takesRatiosWithinEachRound() {
        // The second round was slow for both: within the rounds that does not show.
        assertThat(Estimate.ofRatio(List.of(2.0, 20.0, 4.0), List.of(1.0, 10.0, 2.0)))
                .isEqualTo(new Estimate(2, 2, 2, 3));
    }

    @Test
    void refusesWhatWasNotMeasured() {
        assertThatIllegalArgumentException().isThrownBy(() -> Estimate.of(List.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Estimate.ofRatio(List.of(1.0), List.of(1.0, 2.0)))
                .withMessageContaining("1 and in 2 rounds");
    }
}
