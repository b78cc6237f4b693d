package dev.emissary.tools.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The parts of pages that are made of the results. */
class GeneratedPartsTest {
    private static final SurveyResult RESULT = new SurveyResult(
            "17",
            List.of(SmallSurvey.of("class W implements Runnable { Runnable r; public void run() { r.run(); } }")));

    @Test
    void numberReplacesTheOldOneWithinItsSentence() {
        String page = "There are <!-- survey: wrappers -->9<!-- end --> wrappers.\n";
        String generated = GeneratedParts.into(page, RESULT);
        assertThat(generated).isEqualTo("There are <!-- survey: wrappers -->1<!-- end --> wrappers.\n");
        assertThat(GeneratedParts.into(generated, RESULT)).isEqualTo(generated);
    }

    @Test
    void tableStandsOnLinesOfItsOwn() {
        String page = "# Numbers\n\n<!-- survey: verdicts --><!-- end -->\n";
        String generated = GeneratedParts.into(page, RESULT);
        assertThat(generated)
                .startsWith("# Numbers\n\n<!-- survey: verdicts -->\n\n| wrappers |")
                .contains("| all | 1 | 0 | 1 | 0 |\n");
        assertThat(GeneratedParts.into(generated, RESULT)).isEqualTo(generated);
    }

    @Test
    void unknownPartIsRefused() {
        assertThatThrownBy(() -> GeneratedParts.into("<!-- survey: opinions --><!-- end -->", RESULT))
                .hasMessageContaining("opinions");
    }
}
