package dev.emissary.benchmarks.result;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The median of the rounds, and an interval between two of them that covers the true median with a probability of 94
 * percent, whatever the distribution: for five rounds, between the lowest and the highest. With fewer rounds there is
 * no interval of that probability; three rounds cover the median with 75 percent.
 *
 * @param value the median
 * @param low the lower end of the interval
 * @param high the upper end
 * @param rounds how many rounds it is of
 */
public record Estimate(double value, double low, double high, int rounds) {

    /** The probability, on either side, that the interval misses the median: five rounds lie on one side of it. */
    private static final double MISSED = Math.pow(0.5, 5);

    /**
     * Summarizes rounds. For fewer than five, the interval is also that from the lowest to the highest.
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
        int outside = outside(sorted.length);
        return new Estimate(median, sorted[outside], sorted[sorted.length - 1 - outside], sorted.length);
    }

    /** Returns how many rounds may lie on either side of the interval. */
    private static int outside(int rounds) {
        int outside = 0;
        double probability = Math.pow(0.5, rounds);
        double missed = probability;
        while (outside < rounds) {
            probability *= (double) (rounds - outside) / (outside + 1);
            missed += probability;
            if (missed > MISSED) {
                break;
            }
            outside++;
        }
        return outside;
    }

    /**
     * Estimates a ratio from the ratios within each round.
     *
     * @throws IllegalArgumentException if the numbers of rounds differ
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

    /** Returns this estimate in another unit. */
    public Estimate times(double factor) {
        return new Estimate(value * factor, low * factor, high * factor, rounds);
    }
}
