package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.agent.Bridge;
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

    /** An option without a value is switched on. */
    private static final OptionWords GIVEN = OptionWords.of(Bridge.options(), "on", VALID);

    /** Whether class files need the annotations: they have the superclass, and record the annotation (EM-OPT-3). */
    static final boolean HAVE_SUPERCLASS = !isGiven("superclass=none");

    private AgentOptions() {}

    /** Whether an option is given with a value. */
    static boolean isGiven(String option) {
        int equals = option.indexOf('=');
        return option.substring(equals + 1).equals(GIVEN.values().get(option.substring(0, equals)));
    }

    /** Reports their mistakes at the first emissary of a compilation, without a place in the file (EM-OPT-5). */
    static void report(EmissaryState state, Compilation compilation) {
        if (!compilation.optionsReported) {
            compilation.optionsReported = true;
            GIVEN.mistakes().forEach(mistake -> Problems.error(state.declaration, -1, -1, mistake));
        }
    }
}
