package dev.emissary.benchmarks.result;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the machine did during a run, by the times of a probe: a fixed piece of work before and after every iteration.
 *
 * <p>Other guests of a host cannot be seen, but they slow a probe as they slow what is measured. An iteration is
 * disturbed if one of its two probes took more than {@value #DISTURBED} times the shortest time of the run. Disturbed
 * iterations are left out, and so is a JVM with fewer than {@value #ENOUGH} others; {@code JmhRounds} repeats it.
 *
 * @param best the shortest time of a probe, infinite if there was none
 */
public record Machine(double best) {

    /** The name in results of the probe before an iteration. */
    public static final String BEFORE = "machine.before";

    /** The name in results of the probe after an iteration. */
    public static final String AFTER = "machine.after";

    /** How much longer than the shortest a probe takes on a disturbed machine. */
    static final double DISTURBED = 1.25;

    /** How many iterations make a value. */
    static final int ENOUGH = 4;

    /** Finds the shortest probe of a run. */
    public static Machine of(List<Measurement> measurements) {
        return new Machine(measurements.stream()
                .filter(Machine::isProbed)
                .flatMap(measurement ->
                        Stream.of(BEFORE, AFTER).flatMap(probe -> measurement.others().get(probe).rounds().stream()))
                .flatMap(List::stream)
                .mapToDouble(Double::doubleValue)
                .min()
                .orElse(Double.POSITIVE_INFINITY));
    }

    /** Returns whether a measurement has probes. */
    static boolean isProbed(Measurement measurement) {
        return measurement.others().containsKey(BEFORE) && measurement.others().containsKey(AFTER);
    }

    /** Returns the iterations of each JVM that were not disturbed, of those JVMs that have enough of them. */
    public List<List<Double>> undisturbed(Measurement measurement) {
        if (!isProbed(measurement)) {
            return measurement.time().rounds();
        }
        List<List<Double>> kept = new ArrayList<>();
        for (int jvm = 0; jvm < measurement.time().rounds().size(); jvm++) {
            List<Double> series = undisturbed(measurement, jvm);
            // A quick run has a single iteration; its figures are rough in any case.
            int all = measurement.time().rounds().get(jvm).size();
            if (series.size() >= Math.min(ENOUGH, all)) {
                kept.add(series);
            }
        }
        return kept;
    }

    /** Returns how many iterations were disturbed. */
    public long disturbed(Measurement measurement) {
        if (!isProbed(measurement)) {
            return 0;
        }
        List<List<Double>> all = measurement.time().rounds();
        return IntStream.range(0, all.size())
                .map(jvm -> all.get(jvm).size() - undisturbed(measurement, jvm).size())
                .sum();
    }

    private List<Double> undisturbed(Measurement measurement, int jvm) {
        List<Double> times = measurement.time().rounds().get(jvm);
        List<Double> before = measurement.others().get(BEFORE).rounds().get(jvm);
        List<Double> after = measurement.others().get(AFTER).rounds().get(jvm);
        List<Double> kept = new ArrayList<>();
        for (int i = 0; i < times.size(); i++) {
            if (Math.max(before.get(i), after.get(i)) <= DISTURBED * best) {
                kept.add(times.get(i));
            }
        }
        return kept;
    }
}
