package dev.emissary.eclipse.jdt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.model.Mistake;
import dev.emissary.written.OptionWords;
import org.junit.jupiter.api.Test;

/** Tests the options of the agent. */
class AgentOptionsTest {
    @Test
    void noOptionsAreNoMistake() {
        assertThat(AgentOptions.parse(null)).isEqualTo(AgentOptions.parse(""));
        assertThat(AgentOptions.parse(null).mistakes()).isEmpty();
    }

    @Test
    void optionsAreSeparatedByCommas() {
        OptionWords options = AgentOptions.parse("superclass=none,lint=on,keyword=off,keys");

        assertThat(options.mistakes()).isEmpty();
        assertThat(options.values())
                .containsEntry("superclass", "none")
                .containsEntry("lint", "on")
                .containsEntry("keyword", "off")
                .containsEntry("keys", "on");
    }

    @Test
    void eachMistakeHasItsMessage() {
        assertThat(AgentOptions.parse("keywords=off,lint=yes,lint=on,lint=on").mistakes())
                .extracting(Mistake::key)
                .containsExactly("option.unknown", "option.value", "option.repeated");
    }
}
