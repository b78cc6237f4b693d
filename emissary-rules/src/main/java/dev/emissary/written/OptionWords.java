package dev.emissary.written;

import dev.emissary.model.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The options of a compiler, given as words such as {@code lint=on} (EM-OPT).
 *
 * @param values the value of each option that is given, the first if there are several
 * @param mistakes the mistakes (EM-OPT-5)
 */
public record OptionWords(Map<String, String> values, List<Problem> mistakes) {
    /** The only value of an option that takes a directory. */
    public static final String DIRECTORY = "DIR";

    private static final String QUOTES = "'\"";

    public OptionWords {
        values = Map.copyOf(values);
        mistakes = List.copyOf(mistakes);
    }

    /**
     * Reads words.
     *
     * @param words the words
     * @param implied the value of an option that is given without one
     * @param valid the values that each option can have
     */
    public static OptionWords of(List<String> words, String implied, Map<String, List<String>> valid) {
        Map<String, String> values = new HashMap<>();
        Set<String> repeated = new HashSet<>();
        List<Problem> mistakes = new ArrayList<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            String option = equals < 0 ? word : word.substring(0, equals);
            String value = equals < 0 ? implied : word.substring(equals + 1);
            List<String> allowed = valid.get(option);
            if (allowed == null) {
                mistakes.add(Problem.found("option.unknown", word, list(valid)));
            } else if (allowed.contains(DIRECTORY) ? isNoDirectory(value) : !allowed.contains(value)) {
                mistakes.add(Problem.found("option.value", option, value, String.join(", ", allowed)));
            } else if (values.putIfAbsent(option, value) != null && repeated.add(option)) {
                mistakes.add(Problem.found("option.repeated", option, list(valid)));
            }
        }
        return new OptionWords(values, mistakes);
    }

    /** Whether a value is empty or begins with an unclosed quote. */
    private static boolean isNoDirectory(String value) {
        return value.isEmpty() || QUOTES.indexOf(value.charAt(0)) >= 0;
    }

    private static String list(Map<String, List<String>> valid) {
        return String.join(
                ", ",
                valid.entrySet().stream()
                        .map(option -> option.getKey() + "=" + String.join("|", option.getValue()))
                        .sorted()
                        .toList());
    }
}
