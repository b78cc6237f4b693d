package dev.emissary.tools.survey;

import java.util.LinkedHashMap;
import java.util.Map;

/** Numbers in the order in which tables show them: the largest first, and then by name. */
final class Sorted {
    private Sorted() {}

    static Map<String, Integer> byNumber(Map<String, Integer> numbers) {
        Map<String, Integer> sorted = new LinkedHashMap<>();
        numbers.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }
}
