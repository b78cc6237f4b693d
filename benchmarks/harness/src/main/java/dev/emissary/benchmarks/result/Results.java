package dev.emissary.benchmarks.result;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The results of a suite on one JDK.
 *
 * @param environment the environment of the run
 * @param measurements one for each benchmark and set of parameters
 * @param texts non-numeric observations, by name
 */
public record Results(Environment environment, List<Measurement> measurements, Map<String, String> texts) {

    /** The name of the text that records what was measured again, and where. */
    public static final String MEASURED_AGAIN = "measured-again";

    /** Copies the collections. */
    public Results {
        measurements = List.copyOf(measurements);
        texts = Map.copyOf(texts);
    }

    /** Creates results without texts. */
    public Results(Environment environment, List<Measurement> measurements) {
        this(environment, measurements, Map.of());
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
        return Estimate.of(values(get(key)));
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

    /** Returns a value for each JVM: the median of what was not disturbed, or the mean where nothing was probed. */
    private List<Double> values(Measurement measurement) {
        if (!Machine.isProbed(measurement)) {
            return measurement.time().means();
        }
        List<List<Double>> series = Machine.of(measurements).undisturbed(measurement);
        if (series.isEmpty() || !Steadiness.ofAll(series)) {
            throw new UnsteadyException(measurement);
        }
        return series.stream().map(Steadiness::median).toList();
    }

    /**
     * Returns these results with earlier measurements replaced with later ones.
     *
     * @param again the later measurements
     * @param only the pattern that selected them
     * @param where the environment in which they were measured
     */
    public Results with(List<Measurement> again, Pattern only, Environment where) {
        Map<String, Measurement> all = new TreeMap<>();
        Stream.concat(measurements.stream(), again.stream())
                .forEach(measurement -> all.put(measurement.name() + new TreeMap<>(measurement.params()), measurement));
        Map<String, String> noted = new TreeMap<>(texts);
        String what = ": `" + only + "`";
        // What is measured a third time is no longer there from the second.
        String earlier = texts.getOrDefault(MEASURED_AGAIN, "")
                .lines()
                .filter(line -> !line.endsWith(what))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        noted.put(
                MEASURED_AGAIN,
                earlier
                        + String.join(", ", where.day(), "commit " + where.commit(), where.jdk(), where.processor())
                        + what
                        + "\n");
        return new Results(environment, List.copyOf(all.values()), noted);
    }

    /** Estimates the ratio of a quantity other than time between two things. */
    public Estimate ratio(String quantity, Key key, Key base) {
        return Estimate.ofRatio(
                get(key).others().get(quantity).means(),
                get(base).others().get(quantity).means());
    }

    /** Estimates a ratio if both sides were measured. */
    public Optional<Estimate> ratioIfMeasured(Key key, Key base) {
        return has(key) && has(base) ? Optional.of(ratio(key, base)) : Optional.empty();
    }
}
