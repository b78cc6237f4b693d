package dev.emissary.benchmarks.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.benchmarks.result.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;

/** The page docs/comparison/evolution.md, which has tables of results, and the files with all results. */
final class EvolutionPage {
    private static final Path PAGE = Path.of("..", "..", "docs", "comparison", "evolution.md");

    private EvolutionPage() {}

    /** Compares a file and a table of the page, which its first row identifies, or writes both with -Pregenerate. */
    static void mustSay(Path file, String text, String table) throws IOException {
        String page = Files.readString(PAGE);
        String first = table.substring(0, table.indexOf('\n') + 1);
        String expected = page.replaceAll("\\Q" + first + "\\E(\\|.*\n)*", Matcher.quoteReplacement(table));
        if (Boolean.getBoolean("emissary.regenerate")) {
            AtomicFile.write(file, text);
            AtomicFile.write(PAGE, expected);
        }
        assertThat(file).as("to generate it anew: mvn -Pregenerate verify").hasContent(text);
        assertThat(Files.readString(PAGE)).isEqualTo(expected).contains(table);
    }
}
