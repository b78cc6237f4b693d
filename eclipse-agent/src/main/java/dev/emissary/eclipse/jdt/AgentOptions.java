package dev.emissary.eclipse.jdt;

import dev.emissary.written.OptionWords;
import java.util.List;
import java.util.Map;

/** The options of the agent (EM-OPT), which stand after {@code =} in {@code -javaagent:agent.jar=}, with commas. */
final class AgentOptions {
    private static final Map<String, List<String>> VALID = Map.of(
            "superclass", List.of("dev.emissary.lang.Emissary", "none"),
            "keyword", List.of("on", "off"),
            "lint", List.of("off", "on"),
            "generated", List.of("off", "on"),
            "keys", List.of("off", "on"));

    private AgentOptions() {}

    /** Reads the options, or null for none; an option without a value is switched on. */
    static OptionWords parse(String text) {
        return OptionWords.of(text == null || text.isBlank() ? List.of() : List.of(text.split(",", -1)), "on", VALID);
    }

    /** Reports their mistakes at the first emissary of a compilation, without a place in the file (EM-OPT-5). */
    static void report(OptionWords options, EmissaryState state, Compilation compilation, Problems problems) {
        if (!compilation.optionsReported) {
            compilation.optionsReported = true;
            options.mistakes().forEach(mistake -> problems.error(state.declaration, -1, -1, mistake));
        }
    }
}
