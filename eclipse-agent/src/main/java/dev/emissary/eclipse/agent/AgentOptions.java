package dev.emissary.eclipse.agent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The options of the agent (EM-OPT), as they stand after {@code =} in {@code -javaagent:agent.jar=}, separated by commas.
 *
 * @param values the values that are given
 * @param mistakes the mistakes in them, as lines of text
 */
record AgentOptions(Map<String, String> values, List<String> mistakes) {
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
        List<String> mistakes = new ArrayList<>();
        for (String word : text == null || text.isBlank() ? new String[0] : text.split(",", -1)) {
            int equals = word.indexOf('=');
            String key = equals < 0 ? word : word.substring(0, equals);
            String value = equals < 0 ? "on" : word.substring(equals + 1);
            if (!VALID.containsKey(key)) {
                mistakes.add("emissary: unknown option " + word + "; the options are " + valid());
            } else if (!VALID.get(key).contains(value)) {
                mistakes.add("emissary: " + value + " is no value of the option " + key + "; it can be "
                        + String.join(" or ", VALID.get(key)));
            } else if (values.putIfAbsent(key, value) != null) {
                mistakes.add("emissary: the option " + key + " is given twice");
            }
        }
        return new AgentOptions(values, mistakes);
    }

    private static String valid() {
        return VALID.entrySet().stream()
                .map(option -> option.getKey() + "=" + String.join("|", option.getValue()))
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
