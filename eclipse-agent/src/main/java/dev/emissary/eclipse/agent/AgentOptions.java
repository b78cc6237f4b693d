package dev.emissary.eclipse.agent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The options of the agent (EM-OPT), as they stand after {@code =} in {@code -javaagent:agent.jar=}, separated by
 * commas.
 *
 * @param values the values that are given
 * @param mistakes the mistakes in them: for each the key of its message, and the arguments
 */
record AgentOptions(Map<String, String> values, List<List<String>> mistakes) {
    private static final String MISTAKE = "mistake ";

    private static final Map<String, List<String>> VALID = Map.of(
            "superclass", List.of("dev.emissary.lang.Emissary", "none"),
            "keyword", List.of("on", "off"),
            "lint", List.of("off", "on"),
            "keys", List.of("off", "on"));

    AgentOptions {
        values = Map.copyOf(values);
        mistakes = List.copyOf(mistakes);
    }

    /** Reads the options; an option without a value is switched on. */
    static AgentOptions parse(String text) {
        Map<String, String> values = new HashMap<>();
        List<List<String>> mistakes = new ArrayList<>();
        for (String word : text == null || text.isBlank() ? new String[0] : text.split(",", -1)) {
            int equals = word.indexOf('=');
            String key = equals < 0 ? word : word.substring(0, equals);
            String value = equals < 0 ? "on" : word.substring(equals + 1);
            if (!VALID.containsKey(key)) {
                mistakes.add(List.of("option.unknown", word, valid()));
            } else if (!VALID.get(key).contains(value)) {
                mistakes.add(List.of("option.value", key, value, String.join(", ", VALID.get(key))));
            } else if (values.putIfAbsent(key, value) != null) {
                mistakes.add(List.of("option.repeated", key, valid()));
            }
        }
        return new AgentOptions(values, mistakes);
    }

    /** Returns the values, and below keys that are none of an option the mistakes, one line for each part. */
    Map<String, String> forHooks() {
        Map<String, String> all = new HashMap<>(values);
        for (int i = 0; i < mistakes.size(); i++) {
            all.put(MISTAKE + i, String.join("\n", mistakes.get(i)));
        }
        return all;
    }

    private static String valid() {
        return VALID.entrySet().stream()
                .map(option -> option.getKey() + "=" + String.join("|", option.getValue()))
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
