package dev.emissary.eclipse.jdt;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The mistakes in the options of the agent, which are errors of each compilation that has an emissary (EM-OPT-5). */
final class OptionMistakes {
    private static final String PREFIX = "mistake ";

    private final Map<String, String> options;

    /** Takes the mistakes from the options that the agent gives to the hooks. */
    OptionMistakes(Map<String, String> options) {
        this.options = options;
    }

    private List<List<String>> mistakes() {
        return options.entrySet().stream()
                .filter(option -> option.getKey().startsWith(PREFIX))
                .sorted(Map.Entry.comparingByKey())
                .map(option -> Arrays.asList(option.getValue().split("\n", -1)))
                .toList();
    }

    /** Reports them at the first emissary of a compilation, without a place in the file. */
    void report(EmissaryState state, Compilation compilation, Problems problems) {
        if (!compilation.optionsReported) {
            compilation.optionsReported = true;
            for (List<String> mistake : mistakes()) {
                Object[] arguments = mistake.subList(1, mistake.size()).toArray();
                problems.error(state.declaration, -1, -1, mistake.get(0), arguments);
            }
        }
    }
}
