package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;
import static dev.emissary.benchmarks.serialization.SerializationKeys.STYLES;

import dev.emissary.benchmarks.page.Plot;
import dev.emissary.benchmarks.result.Results;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Draws the results that are easier to see than to read. */
final class SerializationPlots {

    private static final String NANOS = "ns, median and farthest of the rounds";

    private final List<Results> results;

    SerializationPlots(List<Results> results) {
        this.results = results;
    }

    /** Returns all plots by file name. */
    Map<String, Supplier<String>> all() {
        Map<String, Supplier<String>> plots = new LinkedHashMap<>();
        plots.put("plots/serialization-styles.svg", this::styles);
        for (Results result : results) {
            int feature = result.environment().feature();
            plots.put("plots/serialization-wrapping-jdk" + feature + ".svg", () -> wrapping(result));
            plots.put("plots/serialization-codecs-jdk" + feature + ".svg", () -> codecs(result));
            for (String operation : OPERATIONS) {
                plots.put(
                        "plots/serialization-fields-" + operation + "-jdk" + feature + ".svg",
                        () -> fields(result, operation));
            }
        }
        return plots;
    }

    /** Returns what shows the plots of one subject, one for each JDK. */
    String links(String subject) {
        return results.stream()
                .map(SerializationPlots::jdk)
                .map(jdk -> "![%s, %s](plots/serialization-%s-%s.svg)"
                        .formatted(
                                subject,
                                jdk,
                                subject,
                                jdk.toLowerCase(Locale.ROOT).replace(" ", "")))
                .collect(Collectors.joining("\n\n"));
    }

    private String styles() {
        Plot plot = new Plot("A quote in the article's three styles", "style and operation", NANOS);
        for (Results result : results) {
            for (String style : STYLES.subList(0, 3)) {
                for (String operation : OPERATIONS) {
                    plot.add(
                            "JDK " + result.environment().feature(),
                            style + ", " + operation,
                            result,
                            SerializationKeys.article(style, operation));
                }
            }
        }
        return plot.bars();
    }

    private static String wrapping(Results result) {
        Plot plot = new Plot("What stands in front of a quote, " + jdk(result), "style and operation", NANOS);
        Map<String, String> wrappings = new LinkedHashMap<>();
        wrappings.put("direct", "nothing");
        wrappings.put("by hand", "a class written by hand");
        wrappings.put("emissary", "an emissary");
        wrappings.forEach((wrapping, words) -> {
            for (String style : STYLES.subList(1, STYLES.size())) {
                for (String operation : OPERATIONS) {
                    plot.add(
                            words,
                            style + ", " + operation,
                            result,
                            SerializationKeys.wrapping(style, wrapping, operation));
                }
            }
        });
        return plot.bars();
    }

    private static String fields(Results result, String operation) {
        Plot plot = new Plot("Fields of type long, " + operation + ", " + jdk(result), "number of fields", NANOS);
        Map<String, String> techniques = new LinkedHashMap<>();
        techniques.put("Explicit", "explicit");
        techniques.put("TriviallyCopyable", "trivially copyable");
        techniques.put("ByteBuffer", "ByteBuffer");
        techniques.forEach((technique, words) -> BreakEven.fieldCounts(result)
                .forEach(fields ->
                        plot.add(words, fields, result, SerializationKeys.fields(technique, fields, operation))));
        return plot.lines();
    }

    private static String codecs(Results result) {
        Plot plot = new Plot("One quote, many codecs, " + jdk(result), "codec", "ns, median, logarithmic");
        for (String operation : OPERATIONS) {
            for (String codec : SerializationTables.codecNames(List.of(result))) {
                plot.add(operation, codec, result, SerializationKeys.codec(codec, operation));
            }
        }
        return plot.logarithmicBars();
    }

    private static String jdk(Results result) {
        return "JDK " + result.environment().feature();
    }
}
