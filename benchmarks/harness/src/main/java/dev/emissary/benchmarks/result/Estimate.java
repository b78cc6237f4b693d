/* A number that was measured several times. */
package dev.emissary.benchmarks.result;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The median of the rounds and the interval that they lie in.
 *
 * @param value the median
 * @param low the lowest
 * @param high the highest
 */
public record Estimate(double value, double low, double high) {

    /**
     * Sums up rounds.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static Estimate of(List<Double> rounds) {
        if (rounds.isEmpty()) {
            throw new IllegalArgumentException("nothing was measured");
        }
        double[] sorted =
                rounds.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        int middle = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return new Estimate(median, sorted[0], sorted[sorted.length - 1]);
    }

    /**
     * Estimates how many times one thing is another, round by round.
     *
     * @throws IllegalArgumentException if both were not measured in the same number of rounds
     */
    public static Estimate ofRatio(List<Double> dividends, List<Double> divisors) {
        if (dividends.size() != divisors.size()) {
            throw new IllegalArgumentException(
                    "measured in " + dividends.size() + " and in " + divisors.size() + " rounds");
        }
        return of(IntStream.range(0, dividends.size())
                .mapToObj(round -> dividends.get(round) / divisors.get(round))
                .toList());
    }

    /** Returns the same in another unit. */
    public Estimate times(double factor) {
        return new Estimate(value * factor, low * factor, high * factor);
    }

    /** Returns the distance from the value to the farther end of the interval. */
    public double reach() {
        return DoubleStream.of(high - value, value - low).max().orElseThrow();
    }
}
