package dev.emissary.benchmarks.result;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;

/**
 * The results of a suite on one JDK.
 *
 * @param environment the environment of the run
 * @param measurements one for each benchmark and set of parameters
 */
public record Results(Environment environment, List<Measurement> measurements) {

    /** How far apart the ends of an interval are at most: a median of two modes describes neither. */
    static final double APART = 1.3;

    /** Copies the measurements. */
    public Results {
        measurements = List.copyOf(measurements);
    }

    /** Returns whether something was measured: not everything runs on every JDK. */
    public boolean has(Key key) {
        return measurements.stream().anyMatch(key::matches);
    }

    /**
     * Finds a measurement.
     *
     * @throws NoSuchElementException if there is none, or more than one
     */
    public Measurement get(Key key) {
        List<Measurement> found = measurements.stream().filter(key::matches).toList();
        if (found.size() != 1) {
            throw new NoSuchElementException(found.size() + " results of " + key + " on JDK " + environment.feature());
        }
        return found.get(0);
    }

    /**
     * Returns the time that something takes.
     *
     * @throws UnsteadyException if it has no value
     */
    public Estimate time(Key key) {
        return time(get(key));
    }

    /**
     * Returns the time that one of the measurements has found.
     *
     * @throws UnsteadyException if it has no value
     */
    public Estimate time(Measurement measurement) {
        return Estimate.of(values(measurement));
    }

    /**
     * Estimates the ratio of the times of two things, from JVMs that were measured one soon after the other.
     *
     * @throws UnsteadyException if one of them has no value
     */
    public Estimate ratio(Key key, Key base) {
        List<Double> dividends = values(get(key));
        List<Double> divisors = values(get(base));
        int pairs = pairs(key, base, dividends, divisors);
        return Estimate.ofRatio(dividends.subList(0, pairs), divisors.subList(0, pairs));
    }

    /**
     * Estimates how much more time something takes than something else, from the same pairs of JVMs as a ratio.
     *
     * @throws UnsteadyException if one of them has no value
     */
    public Estimate difference(Key key, Key base) {
        List<Double> minuends = values(get(key));
        List<Double> subtrahends = values(get(base));
        return Estimate.of(IntStream.range(0, pairs(key, base, minuends, subtrahends))
                .mapToObj(jvm -> minuends.get(jvm) - subtrahends.get(jvm))
                .toList());
    }

    /** Returns how many values can be compared. A JVM that was always disturbed may be missing on one side. */
    private int pairs(Key key, Key base, List<Double> values, List<Double> others) {
        boolean probed = Machine.isProbed(get(key)) && Machine.isProbed(get(base));
        if (!probed && values.size() != others.size()) {
            throw new IllegalArgumentException("measured in " + values.size() + " and in " + others.size() + " rounds");
        }
        return Math.min(values.size(), others.size());
    }

    /**
     * Returns a value for each JVM: the median of what was not disturbed, or the mean where nothing was probed.
     *
     * @throws UnsteadyException if one JVM in three is not steady, or if the JVMs differ too much
     */
    private List<Double> values(Measurement measurement) {
        List<List<Double>> series = Machine.of(measurements).undisturbed(measurement);
        if (series.isEmpty() || Machine.isProbed(measurement) && !Steadiness.ofAll(series)) {
            throw new UnsteadyException(measurement);
        }
        List<Double> values = Machine.isProbed(measurement)
                ? series.stream().map(Steadiness::median).toList()
                : measurement.time().means();
        Estimate estimate = Estimate.of(values);
        if (estimate.high() > APART * estimate.low()) {
            throw new UnsteadyException(measurement);
        }
        return values;
    }

    /**
     * Returns how much time something takes beyond something else that is a part of it, round by round.
     *
     * @throws UnsteadyException if one of them has no value
     */
    public List<Double> beyond(Key key, Key part) {
        double known = time(part).value();
        return values(get(key)).stream().map(value -> value - known).toList();
    }
}
