package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Looks through the numbers of fields that were measured. */
final class BreakEven {

    private BreakEven() {}

    /** Returns the numbers of fields, in ascending order. */
    static List<String> fieldCounts(Results results) {
        return results.measurements().stream()
                .filter(measurement -> measurement.name().equals("FieldCountBenchmark.writeExplicit"))
                .map(Measurement::params)
                .map(params -> Integer.valueOf(params.get("fields")))
                .sorted()
                .map(String::valueOf)
                .toList();
    }

    /**
     * Returns the smallest number of fields from which on copying is faster, at every number that was measured; by the
     * medians, and as interval by the rounds that are best and worst for copying. Infinite if there is none.
     */
    static Estimate ofCopying(Results results, String operation) {
        List<String> counts = fieldCounts(results);
        List<Estimate> ratios = counts.stream()
                .map(fields -> results.ratio(
                        SerializationKeys.fields("TriviallyCopyable", fields, operation),
                        SerializationKeys.fields("Explicit", fields, operation)))
                .toList();
        return new Estimate(
                first(counts, ratios, Estimate::value),
                first(counts, ratios, Estimate::low),
                first(counts, ratios, Estimate::high),
                ratios.stream().mapToInt(Estimate::rounds).min().orElseThrow());
    }

    private static double first(List<String> counts, List<Estimate> ratios, ToDoubleFunction<Estimate> value) {
        int first = counts.size();
        while (first > 0 && value.applyAsDouble(ratios.get(first - 1)) < 1) {
            first--;
        }
        return first == counts.size() ? Double.POSITIVE_INFINITY : Double.parseDouble(counts.get(first));
    }
}
