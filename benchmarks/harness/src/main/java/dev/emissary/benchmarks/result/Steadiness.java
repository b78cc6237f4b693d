package dev.emissary.benchmarks.result;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whether the iterations of one JVM measure one thing: code that the JVM compiles anew on the way is another program
 * afterwards, and no mean describes both.
 *
 * <p>A series is not steady if it drifts or jumps, so that the medians of its first, second and last third differ by
 * more than {@value #DRIFT}; or if it has two levels, so that it falls into two groups, neither of them a few outliers,
 * whose means differ by more than {@value #LEVELS} and that nothing lies between; or if a single iteration is faster
 * than the median by more than {@value #FASTER}. A disturbance can explain a slow iteration, and never a fast one.
 */
public final class Steadiness {

    private static final double DRIFT = 1.15;
    private static final double LEVELS = 1.25;
    private static final double FASTER = 1.5;

    /** The part of the series that the smaller group has to be. */
    private static final double GROUP = 0.2;

    /** The part of the difference between two groups that is a gap, when they are two. */
    private static final double GAP = 0.5;

    /** Of fewer iterations nothing can be said. */
    private static final int FEWEST = 4;

    private Steadiness() {}

    /** Returns whether a benchmark is steady: at most one in three of its JVMs is not. */
    public static boolean ofAll(List<List<Double>> jvms) {
        return 3 * jvms.stream().filter(series -> !of(series)).count() <= jvms.size();
    }

    /** Returns whether the iterations of a JVM, in their order, are steady. */
    public static boolean of(List<Double> series) {
        return series.size() < FEWEST || !drifts(series) && !hasTwoLevels(series) && !wasFaster(series);
    }

    private static boolean drifts(List<Double> series) {
        int third = series.size() / 3;
        List<Double> medians = Stream.of(
                        series.subList(0, third),
                        series.subList(third, series.size() - third),
                        series.subList(series.size() - third, series.size()))
                .map(Steadiness::median)
                .toList();
        return Collections.max(medians) > DRIFT * Collections.min(medians);
    }

    private static boolean hasTwoLevels(List<Double> series) {
        List<Double> sorted = series.stream().sorted().toList();
        int fewest = (int) Math.max(2, Math.ceil(GROUP * sorted.size()));
        for (int i = fewest; i <= sorted.size() - fewest; i++) {
            double low = mean(sorted.subList(0, i));
            double high = mean(sorted.subList(i, sorted.size()));
            double gap = sorted.get(i) - sorted.get(i - 1);
            if (high > LEVELS * low && gap > GAP * (high - low)) {
                return true;
            }
        }
        return false;
    }

    private static boolean wasFaster(List<Double> series) {
        return FASTER * Collections.min(series) < median(series);
    }

    /** Returns the median of some values. */
    static double median(List<Double> values) {
        return Estimate.of(values).value();
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }
}
