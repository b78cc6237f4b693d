package dev.emissary.benchmarks.serialization;

import static dev.emissary.benchmarks.serialization.SerializationKeys.OPERATIONS;

import dev.emissary.benchmarks.page.Claim;
import dev.emissary.benchmarks.page.Claim.Verdict;
import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.MarkdownTable;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** What other pages say about the results: tables of claims, and the figures within sentences. */
final class SerializationParts {

    private static final String COPY = "trivially copyable";
    private static final double MILLIS_PER_NANO = 1e-6;

    private final List<Results> results;

    SerializationParts(List<Results> results) {
        this.results = results;
    }

    /** Returns all parts by name. */
    Map<String, String> all() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("article-claims", claims(SerializationClaims.ofTheArticle()));
        parts.put("use-claims", claims(SerializationClaims.ofUses()));
        parts.put("java-claims", claims(SerializationClaims.ofJava()));
        for (String operation : OPERATIONS) {
            parts.put(
                    "guarded-emissary-" + operation,
                    ratios(
                            SerializationKeys.wrapping("default", "direct", operation),
                            SerializationKeys.wrapping("guarded", "emissary", operation)));
            parts.put(
                    "bare-" + operation,
                    ratios(
                            SerializationKeys.article("default", operation),
                            SerializationKeys.article(COPY, operation)));
            parts.put("copy-by-target-" + operation, byTarget(operation));
        }
        parts.put("caller", time(SerializationKeys.caller()));
        parts.put("emissary-within", emissaryWithin());
        parts.put("emissary-differs", emissaryDiffers());
        parts.put("rounds", onRounds(rounds -> String.valueOf(rounds)));
        parts.put("coverage", onRounds(rounds -> "%.0f per cent".formatted(100 * (1 - 2 / Math.pow(2, rounds)))));
        parts.put(
                "identifier-steady",
                ratios(SerializationKeys.steady("computed"), SerializationKeys.steady("declared")));
        parts.put("identifier-first", firstUse("first"));
        parts.put("identifier-later", firstUse("later"));
        parts.put("verdicts-default", verdicts("default"));
        parts.put("verdicts-explicit", verdicts("explicit"));
        return parts;
    }

    /** Writes claims with one verdict for all JDKs. */
    private String claims(List<Claim> claims) {
        List<String> titles = new ArrayList<>(List.of("claim", "published", "verdict"));
        results.forEach(result -> titles.add(jdk(result)));
        MarkdownTable table = MarkdownTable.ofTexts(titles.toArray(String[]::new));
        for (Claim claim : claims) {
            List<String> cells = new ArrayList<>(List.of(claim.text(), claim.published(), word(verdicts(claim))));
            results.forEach(result -> cells.add(claim.figure(result)));
            table.row(cells);
        }
        return table.toString();
    }

    private Set<Verdict> verdicts(Claim claim) {
        return results.stream()
                .map(claim::verdict)
                .flatMap(Optional::stream)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String word(Set<Verdict> verdicts) {
        if (verdicts.size() != 1) {
            return "open";
        }
        return switch (verdicts.iterator().next()) {
            case HOLDS -> "kept";
            case OPEN -> "open";
            case FAILS -> "refuted";
        };
    }

    /** Returns how the article's claims that compare with a style fare: all hold, none does, or some. */
    private String verdicts(String slow) {
        Set<String> words = SerializationClaims.ofTheArticle().stream()
                .filter(claim -> claim.text().contains(" faster than " + slow + ", "))
                .map(claim -> word(verdicts(claim)))
                .collect(Collectors.toCollection(TreeSet::new));
        return words.equals(Set.of("kept")) ? "hold" : words.equals(Set.of("refuted")) ? "do not hold" : "hold in part";
    }

    /** Returns the ratio on each JDK, in words. */
    private String ratios(Key key, Key base) {
        return onEach(key, result -> Figures.ratio(result.ratio(key, base)));
    }

    private String time(Key key) {
        return onEach(key, result -> Figures.withInterval(result.time(key)));
    }

    private String firstUse(String classes) {
        Key key = SerializationKeys.firstUse(classes, "identifier alone", "computed");
        return onEach(key, result -> Figures.withInterval(result.time(key).times(MILLIS_PER_NANO)));
    }

    private String onEach(Key key, Function<Results, String> figure) {
        return results.stream()
                .filter(result -> result.has(key))
                .map(result -> ResultTable.orUnsteady(() -> figure.apply(result)) + " on " + jdk(result))
                .collect(Collectors.joining(" and "));
    }

    /** Returns the least and the greatest ratio of explicit to copying over all targets, with the JDKs. */
    private String byTarget(String operation) {
        DoubleSummaryStatistics ratios = new DoubleSummaryStatistics();
        for (String target : SerializationTables.TARGETS) {
            each(
                            results,
                            result -> result.ratio(
                                    SerializationKeys.target("explicit", target, operation),
                                    SerializationKeys.target(COPY, target, operation)))
                    .forEach(ratio -> ratios.accept(ratio.value()));
        }
        return ratios.getCount() == 0
                ? "not steady"
                : String.format(Locale.ROOT, "%.1f to %.1f", ratios.getMin(), ratios.getMax());
    }

    /** Returns within how many nanoseconds an emissary and a class written by hand are equal, where copying is fast. */
    private String emissaryWithin() {
        List<Double> largest = new ArrayList<>();
        for (String style : List.of(COPY, "guarded")) {
            for (String operation : OPERATIONS) {
                each(results, result -> emissaryMinusByHand(result, style, operation))
                        .forEach(difference -> largest.add(Math.abs(difference.value())));
            }
        }
        return largest.isEmpty()
                ? "not steady"
                : Figures.upwards(largest.stream()
                                .mapToDouble(Double::doubleValue)
                                .max()
                                .orElseThrow()) + " ns";
    }

    /** Returns where the rounds agree that an emissary and a class written by hand differ. */
    private String emissaryDiffers() {
        List<String> cases = new ArrayList<>();
        for (String style : SerializationKeys.STYLES) {
            for (String operation : OPERATIONS) {
                for (Results result : results) {
                    each(List.of(result), r -> emissaryMinusByHand(r, style, operation)).stream()
                            .filter(difference -> difference.low() > 0 || difference.high() < 0)
                            .map(difference -> "%s, %s, %s, %s ns"
                                    .formatted(style, operation, jdk(result), Figures.rounded(difference.value())))
                            .forEach(cases::add);
                }
            }
        }
        return cases.isEmpty() ? "nowhere" : String.join("; ", cases);
    }

    private static Estimate emissaryMinusByHand(Results result, String style, String operation) {
        return result.difference(
                SerializationKeys.wrapping(style, "emissary", operation),
                SerializationKeys.wrapping(style, "by hand", operation));
    }

    private static List<Estimate> each(List<Results> results, Function<Results, Estimate> estimate) {
        List<Estimate> steady = new ArrayList<>();
        for (Results result : results) {
            try {
                steady.add(estimate.apply(result));
            } catch (UnsteadyException e) {
                // A page that lists what is not steady says so; here it has no value.
                continue;
            }
        }
        return steady;
    }

    private String onRounds(IntFunction<String> text) {
        return results.stream()
                .mapToInt(result -> result.environment().rounds())
                .distinct()
                .mapToObj(text)
                .collect(Collectors.joining(" and "));
    }

    private static String jdk(Results result) {
        return "JDK " + result.environment().feature();
    }
}
