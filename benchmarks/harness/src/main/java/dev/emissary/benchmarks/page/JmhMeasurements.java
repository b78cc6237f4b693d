package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Those measurements of a run that JMH took. */
final class JmhMeasurements {

    private static final List<String> SETTINGS =
            List.of("warmupIterations", "warmupTime", "measurementIterations", "measurementTime");

    private JmhMeasurements() {}

    static List<Measurement> of(Results results) {
        return results.measurements().stream()
                .filter(measurement -> !measurement.settings().isEmpty())
                .toList();
    }

    /** Returns the settings that most benchmarks have, as text. */
    static String settings(Results results) {
        return of(results).stream()
                .map(measurement -> text(measurement.settings()))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .orElse("–");
    }

    private static String text(Map<String, String> settings) {
        List<String> values =
                SETTINGS.stream().map(name -> settings.getOrDefault(name, "?")).toList();
        return "warm-up %s × %s, measured %s × %s".formatted(values.toArray());
    }
}
