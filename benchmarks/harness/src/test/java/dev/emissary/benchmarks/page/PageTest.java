package dev.emissary.benchmarks.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.emissary.benchmarks.result.Environment;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Results;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of pages and of what is on them. */
class PageTest {

    private static final Results RESULTS = new Results(
            new Environment(17, "jdk", "vm", "", "cpu", 2, 1024, "os", "1.37", "2026-01-01", "abc", "full", 5, null),
            List.of());

    private final MeasuredParts parts = new MeasuredParts("samples", Map.of("ratio", "2.5 to $3", "table", "| a |\n"));

    @Test
    void replacesWordsWithinASentenceAndTablesOnLinesOfTheirOwn() {
        assertThat(parts.into(
                        "It is <!-- samples: ratio -->old<!-- end --> times.\n\n<!-- samples: table --><!-- end -->\n"))
                .isEqualTo("It is <!-- samples: ratio -->2.5 to $3<!-- end --> times.\n\n"
                        + "<!-- samples: table -->\n\n| a |\n\n<!-- end -->\n");
    }

    @Test
    void leavesThePartsOfOtherSuites() {
        String page = "<!-- survey: ratio -->1<!-- end -->";

        assertThat(parts.into(page)).isEqualTo(page);
    }

    @Test
    void refusesPartsThatThereAreNoResultsOf() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parts.into("<!-- samples: speed -->1<!-- end -->"))
                .withMessageContaining("samples has no part speed");
    }

    @ParameterizedTest
    @CsvSource({
        "2.5, 2.1, 2.9, 5, HOLDS",
        "2.5, 2.1, 2.9, 4, OPEN",
        "2.5, 1.9, 2.9, 5, OPEN",
        "1.5, 1.1, 1.9, 5, FAILS",
        "1.5, 1.1, 1.9, 4, OPEN",
        "1.5, 1.1, 2.0, 5, OPEN",
    })
    void judgesClaimsByAllRounds(double value, double low, double high, int rounds, Claim.Verdict verdict) {
        Estimate measured = new Estimate(value, low, high, rounds);
        Claim claim = new Claim("twice", "2", results -> measured, 2, Double.POSITIVE_INFINITY, "because");

        assertThat(Claim.table(List.of(claim), List.of(RESULTS))).contains("| twice | 2 | " + verdict);
    }

    @ParameterizedTest
    @CsvSource({
        "0.0012, 0",
        "0.456, 0.46",
        "6.7149, 6.71",
        "6.7, 6.70",
        "12.34, 12.3",
        "99.96, 100",
        "3921.4, '3,921'",
        "Infinity, ∞"
    })
    void writesFiguresWithThreeDigits(double value, String text) {
        assertThat(Figures.rounded(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "0.1, -0.4, 0.55, within 0.6",
        "-0.1, -0.2, -0.1, -0.10 (-0.20 to -0.10; n=3)",
        "3, 2.5, 4, 3.00 (2.50 to 4.00; n=3)"
    })
    void writesADifferenceThatTheRoundsDoNotAgreeOnAsALimit(double value, double low, double high, String text) {
        assertThat(Figures.difference(new Estimate(value, low, high, 3))).isEqualTo(text);
    }

    @Test
    void refusesRowsOfAnotherLength() {
        MarkdownTable table = MarkdownTable.ofTexts("a", "b");

        assertThatIllegalArgumentException().isThrownBy(() -> table.row("only one"));
    }
}
