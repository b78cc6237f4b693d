package dev.emissary.benchmarks.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of what is left out because the machine was disturbed. */
class MachineTest {

    private static final List<Double> QUIET = List.of(100.0, 101.0, 100.0, 120.0, 100.0);

    @Test
    void leavesOutIterationsBesideASlowProbe() {
        Measurement measurement = measured(
                List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0),
                List.of(100.0, 130.0, 100.0, 124.0, 100.0, 100.0),
                List.of(100.0, 100.0, 126.0, 100.0, 100.0, 100.0));
        Machine machine = Machine.of(List.of(measurement));

        assertThat(machine.best()).isEqualTo(100);
        assertThat(machine.undisturbed(measurement)).containsExactly(List.of(1.0, 4.0, 5.0, 6.0));
        assertThat(machine.disturbed(measurement)).isEqualTo(2);
    }

    @Test
    void leavesOutAJvmWithTooFewOthers() {
        Measurement quiet = measured(List.of(1.0, 1.0, 1.0, 1.0, 1.0), QUIET, QUIET);
        List<Double> loud = List.of(180.0, 180.0, 100.0, 100.0, 100.0);
        Measurement disturbed = measured(List.of(2.0, 2.0, 1.0, 1.0, 1.0), loud, loud);
        Results results = new Results(null, List.of(quiet, disturbed));

        assertThat(Machine.of(results.measurements()).undisturbed(disturbed)).isEmpty();
        assertThatExceptionOfType(UnsteadyException.class)
                .isThrownBy(() -> results.time(Key.of("Copy.write", "n", "5")));
    }

    @Test
    void comparesWithTheBestOfTheWholeRun() {
        Measurement slow = measured(
                List.of(1.0, 1.0, 1.0, 1.0, 1.0),
                List.of(180.0, 180.0, 180.0, 180.0, 180.0),
                List.of(180.0, 180.0, 180.0, 180.0, 180.0));

        assertThat(Machine.of(List.of(slow)).undisturbed(slow)).hasSize(1);
        assertThat(new Machine(100).undisturbed(slow)).isEmpty();
    }

    @Test
    void keepsWhatWasNotProbed() {
        Measurement counted =
                new Measurement("a.Copy.size", Map.of(), new Metric("B", List.of(List.of(144.0))), Map.of());

        assertThat(Machine.of(List.of(counted)).undisturbed(counted)).containsExactly(List.of(144.0));
    }

    private static Measurement measured(List<Double> times, List<Double> before, List<Double> after) {
        return new Measurement(
                "a.Copy.write",
                Map.of("n", before.get(0) == 180.0 ? "5" : "4"),
                new Metric("ns/op", List.of(times)),
                Map.of(
                        Machine.BEFORE, new Metric("ns", List.of(before)),
                        Machine.AFTER, new Metric("ns", List.of(after))));
    }
}
