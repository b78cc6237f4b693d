package dev.emissary.benchmarks.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.emissary.benchmarks.result.Environment;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of pages and of what is on them. */
class PageTest {

    private static final Results RESULTS = new Results(
            new Environment(17, "jdk", "vm", "", "cpu", 2, 1024, "os", "1.37", "2026-01-01", "abc", "full", 5),
            List.of());

    @Test
    void fillsTheTemplateAndDrawsThePlots(@TempDir Path directory) throws IOException {
        Page page = Page.of(
                "page.md",
                PageTest.class,
                "template.md",
                Map.of("table", "| $1 |\n"),
                Map.of("plots/a.svg", () -> "<svg/>"));
        page.write(directory);
        page.writePlots(directory);

        assertThat(directory.resolve("page.md")).hasContent("# Page\n\n| $1 |\n\nEnd.\n");
        assertThat(Files.readString(directory.resolve("plots/a.svg"))).isEqualTo("<svg/>");
    }

    @Test
    void refusesBlocksThatDoNotFitTheTemplate() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Page.of("page.md", PageTest.class, "template.md", Map.of(), Map.of()))
                .withMessageContaining("there is no block table");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        Page.of("page.md", PageTest.class, "template.md", Map.of("table", "", "other", ""), Map.of()))
                .withMessageContaining("no place for [other]");
    }

    @ParameterizedTest
    @CsvSource({
        "2.5, 2.1, 2.9, HOLDS",
        "2.5, 1.9, 2.9, OPEN",
        "1.5, 1.1, 1.9, FAILS",
        "1.5, 1.1, 2.0, OPEN",
    })
    void judgesClaimsByAllRounds(double value, double low, double high, Claim.Verdict verdict) {
        Estimate measured = new Estimate(value, low, high);
        Claim claim = new Claim("twice", "2", results -> Optional.of(measured), 2, Double.POSITIVE_INFINITY, "because");

        assertThat(claim.verdict(measured)).isEqualTo(verdict);
        assertThat(Claim.table(List.of(claim), List.of(RESULTS))).contains("| twice | 2 | " + verdict);
    }

    @Test
    void leavesClaimsOpenThatNothingWasMeasuredFor() {
        Claim claim = new Claim("twice", "2", results -> Optional.empty(), 2, 3, "because");

        assertThat(Claim.table(List.of(claim), List.of(RESULTS))).contains("| twice | 2 | – | because |");
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
        "-0.1, -0.2, -0.1, -0.10 (-0.20 to -0.10)",
        "3, 2.5, 4, 3.00 (2.50 to 4.00)"
    })
    void writesADifferenceThatTheRoundsDoNotAgreeOnAsALimit(double value, double low, double high, String text) {
        assertThat(Figures.difference(new Estimate(value, low, high))).isEqualTo(text);
    }

    @Test
    void refusesRowsOfAnotherLength() {
        MarkdownTable table = MarkdownTable.ofTexts("a", "b");

        assertThatIllegalArgumentException().isThrownBy(() -> table.row("only one"));
    }
}
