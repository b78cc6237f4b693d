/* Tests of medians, ratios and intervals. */
package dev.emissary.benchmarks.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class EstimateTest {

    @Test
    void isTheMedianWithinTheRounds() {
        assertThat(Estimate.of(List.of(3.0, 1.0, 9.0))).isEqualTo(new Estimate(3, 1, 9));
        assertThat(Estimate.of(List.of(4.0, 1.0, 2.0, 9.0))).isEqualTo(new Estimate(3, 1, 9));
        assertThat(Estimate.of(List.of(7.0))).isEqualTo(new Estimate(7, 7, 7));
    }

    @Test
    void takesRatiosWithinEachRound() {
        // The second round was slow for both: within the rounds that does not show.
        assertThat(Estimate.ofRatio(List.of(2.0, 20.0, 4.0), List.of(1.0, 10.0, 2.0)))
                .isEqualTo(new Estimate(2, 2, 2));
    }

    @Test
    void reachesToTheFarthestRound() {
        assertThat(new Estimate(3, 1, 9).reach()).isEqualTo(6);
        assertThat(new Estimate(3, 1, 4).reach()).isEqualTo(2);
    }

    @Test
    void refusesWhatWasNotMeasured() {
        assertThatIllegalArgumentException().isThrownBy(() -> Estimate.of(List.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Estimate.ofRatio(List.of(1.0), List.of(1.0, 2.0)))
                .withMessageContaining("1 and in 2 rounds");
    }
}
