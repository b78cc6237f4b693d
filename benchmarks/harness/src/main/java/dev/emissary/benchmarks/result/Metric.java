package dev.emissary.benchmarks.result;

import java.util.List;

/**
 * The measured values of one quantity.
 *
 * @param unit the unit of the values in JMH's notation: {@code ns/op}, {@code B/op}
 * @param rounds for every round, the values of its iterations
 */
public record Metric(String unit, List<List<Double>> rounds) {

    /** Copies the values. */
    public Metric {
        rounds = rounds.stream().map(List::copyOf).toList();
    }

    /** Returns the mean of every round. */
    public List<Double> means() {
        return rounds.stream()
                .map(round -> round.stream()
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElseThrow(() -> new IllegalArgumentException("a round without values")))
                .toList();
    }

    /** Returns the median of the rounds' means, and its interval. */
    public Estimate estimate() {
        return Estimate.of(means());
    }
}
