package dev.emissary.benchmarks.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of parts of pages that are made of results. */
class MeasuredPartsTest {

    private final MeasuredParts parts = new MeasuredParts("samples", Map.of("ratio", "2.5 to $3", "table", "| a |\n"));

    @Test
    void replacesWordsWithinASentenceAndTablesOnLinesOfTheirOwn() {
        assertThat(parts.into(
                        "It is <!-- samples: ratio -->old<!-- end --> times.\n\n<!-- samples: table --><!-- end -->\n"))
                .isEqualTo("It is <!-- samples: ratio -->2.5 to $3<!-- end --> times.\n\n"
                        + "<!-- samples: table -->\n\n| a |\n\n<!-- end -->\n");
    }

    @Test
    void leavesTheRestAndWhatIsUpToDate() {
        String page = "<!-- survey: ratio -->1<!-- end --> and <!-- samples: ratio -->2.5 to $3<!-- end -->";

        assertThat(parts.into(page)).isEqualTo(page);
    }

    @Test
    void refusesPartsThatThereAreNoResultsOf() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parts.into("<!-- samples: speed -->1<!-- end -->"))
                .withMessageContaining("samples has no part speed");
    }
}
