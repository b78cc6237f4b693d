package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;
import static dev.emissary.benchmarks.serialization.SerializationKeys.STYLES;

import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.Plot;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Results;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Draws the results that are easier to see than to read. */
final class SerializationPlots {

    private static final String COPY = "trivially copyable";

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
        String title = Plot.title(
                "A quote in the article's three styles",
                () -> results.stream()
                        .map(SerializationPlots::copying)
                        .collect(Collectors.joining(", ", "Copying writes a quote ", "")));
        Plot plot = new Plot(title, "style and operation", Plot.NANOS);
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

    private static String copying(Results result) {
        Estimate times =
                result.ratio(SerializationKeys.article("default", "write"), SerializationKeys.article(COPY, "write"));
        return "%s times as fast as default on %s".formatted(Figures.rounded(times.value()), jdk(result));
    }

    private static String wrapping(Results result) {
        String title = Plot.title(
                "What stands in front of a quote, " + jdk(result),
                () -> "Copying a quote behind an emissary and behind a class by hand: %s ns apart, %s"
                        .formatted(apart(result), jdk(result)));
        Plot plot = new Plot(title, "style and operation", Plot.NANOS);
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

    private static String apart(Results result) {
        return Figures.difference(result.difference(
                SerializationKeys.wrapping(COPY, "emissary", "write"),
                SerializationKeys.wrapping(COPY, "by hand", "write")));
    }

    private static String fields(Results result, String operation) {
        String title = Plot.title(
                "Fields of type long, " + operation + ", " + jdk(result),
                () -> "Fields of type long, %s: copying is faster than explicit %s, %s"
                        .formatted(operation, from(new BreakEven(result, operation)), jdk(result)));
        Plot plot = new Plot(title, "number of fields", Plot.NANOS);
        Map<String, String> techniques = new LinkedHashMap<>();
        techniques.put("Explicit", "explicit");
        techniques.put("TriviallyCopyable", "trivially copyable");
        techniques.put("ByteBuffer", "ByteBuffer");
        techniques.forEach((technique, words) -> BreakEven.fieldCounts(result)
                .forEach(fields ->
                        plot.add(words, fields, result, SerializationKeys.fields(technique, fields, operation))));
        return plot.lines();
    }

    private static String from(BreakEven breakEven) {
        double fields = breakEven.ofCopyingOver("Explicit").value();
        return Double.isInfinite(fields) ? "nowhere" : "from " + Figures.count(fields) + " on";
    }

    private static String codecs(Results result) {
        String title = Plot.title(
                "One quote, many codecs, " + jdk(result),
                () -> "Writing a quote as java.io does by default takes %s times as long as copying it, %s"
                        .formatted(
                                Figures.rounded(result.ratio(
                                                SerializationKeys.codec("java.io default", "write"),
                                                SerializationKeys.codec("Chronicle trivially copyable bare", "write"))
                                        .value()),
                                jdk(result)));
        Plot plot = new Plot(title, "codec", Plot.NANOS + ", logarithmic");
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
