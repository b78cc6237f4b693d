package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Looks through the numbers of fields that were measured. */
final class BreakEven {

    private final Results results;
    private final String operation;

    BreakEven(Results results, String operation) {
        this.results = results;
        this.operation = operation;
    }

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
    Estimate ofCopying() {
        List<Estimate> ratios = new ArrayList<>();
        List<String> counts = fieldCounts(results).stream()
                .filter(fields -> results.has(SerializationKeys.fields("Explicit", fields, operation)))
                .toList();
        for (String fields : counts) {
            Key copying = SerializationKeys.fields("TriviallyCopyable", fields, operation);
            ratios.add(results.ratio(copying, SerializationKeys.fields("Explicit", fields, operation)));
        }
        return new Estimate(
                first(counts, ratios.stream().map(Estimate::value)),
                first(counts, ratios.stream().map(Estimate::low)),
                first(counts, ratios.stream().map(Estimate::high)),
                ratios.stream().mapToInt(Estimate::rounds).min().orElse(0));
    }

    private static double first(List<String> counts, Stream<Double> ratios) {
        List<Double> all = ratios.toList();
        int first = all.size();
        while (first > 0 && all.get(first - 1) < 1) {
            first--;
        }
        return first == all.size() ? Double.POSITIVE_INFINITY : Double.parseDouble(counts.get(first));
    }
}
