/* The options of the plugin, as they stand after -Xplugin:Emissary (EM-OPT). */
package dev.emissary.javac;

import dev.emissary.javac.model.Problem;
import dev.emissary.javac.model.Problem.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The options of the plugin.
 *
 * @param commonSuperclass whether an emissary extends {@code dev.emissary.lang.Emissary} ({@code superclass=})
 * @param keywordForm whether the word {@code emissary} can begin a declaration ({@code keyword=})
 * @param lint whether what is legal but often unmeant is remarked ({@code lint=})
 * @param desugarDirectory where emissaries are written as plain Java ({@code desugar=}), or null
 * @param partial whether declarations without an error are written in spite of errors elsewhere ({@code partial=})
 * @param problems what is wrong with the options as they were given
 */
record Options(
        boolean commonSuperclass,
        boolean keywordForm,
        boolean lint,
        String desugarDirectory,
        boolean partial,
        List<Problem> problems) {
    private static final String COMMON_SUPERCLASS = "dev.emissary.lang.Emissary";

    private static final String DIRECTORY = "DIR";

    private static final Map<String, List<String>> VALID = Map.of(
            "superclass", List.of(COMMON_SUPERCLASS, "none"),
            "keyword", List.of("on", "off"),
            "lint", List.of("off", "on"),
            "desugar", List.of(DIRECTORY),
            "partial", List.of("off", "on"));

    Options {
        problems = List.copyOf(problems);
    }

    /** Reads the words that follow the plugin's name; the first value of each option is its default. */
    static Options parse(String... words) {
        Map<String, String> values = new HashMap<>();
        Set<String> repeated = new HashSet<>();
        List<Problem> problems = new ArrayList<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            String key = equals < 0 ? word : word.substring(0, equals);
            String value = equals < 0 ? "" : word.substring(equals + 1);
            List<String> valid = VALID.get(key);
            if (valid == null) {
                problems.add(Problem.of("option.unknown", Place.NAME, word, validOptions()));
            } else if (valid.contains(DIRECTORY) ? value.isEmpty() : !valid.contains(value)) {
                problems.add(Problem.of("option.value", Place.NAME, key, value, String.join(", ", valid)));
            } else if (values.putIfAbsent(key, value) != null && repeated.add(key)) {
                problems.add(Problem.of("option.repeated", Place.NAME, key, validOptions()));
            }
        }
        if ("on".equals(values.get("partial")) && !values.containsKey("desugar")) {
            problems.add(Problem.of("option.alone", Place.NAME, "partial=on", "desugar=" + DIRECTORY));
        }
        return new Options(
                !"none".equals(values.get("superclass")),
                !"off".equals(values.get("keyword")),
                "on".equals(values.get("lint")),
                values.get("desugar"),
                "on".equals(values.get("partial")),
                problems);
    }

    private static String validOptions() {
        return String.join(
                ", ",
                VALID.entrySet().stream()
                        .map(option -> option.getKey() + "=" + String.join("|", option.getValue()))
                        .sorted()
                        .toList());
    }
}
