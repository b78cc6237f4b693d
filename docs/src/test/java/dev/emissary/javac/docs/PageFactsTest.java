package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What pages say of tests, and what the index says of the length of pages. */
@NoClause("the documents")
class PageFactsTest {
    private static final String INDEX = "docs/README.md";

    /** A method of a test, such as {@code PageTest.linksAreThoseOutsideOfCode}. */
    private static final Pattern TEST = Pattern.compile("`([A-Z]\\w*(?:Test|IT))(?:\\.(\\w+))?`");

    /** A row of the index, which ends with the words of the page. */
    private static final Pattern ROW = Pattern.compile("(?m)^\\| \\[[^]]*]\\(([^)]*)\\) \\|.*\\| ([\\d,]+) \\|$");

    static List<Page> pages() {
        return DocumentationTest.pages();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void testsThatAPageNamesAreThere(Page page) throws IOException {
        for (MatchResult named : TEST.matcher(page.text()).results().toList()) {
            List<String> files = Repository.files().stream()
                    .filter(file -> file.endsWith("/" + named.group(1) + ".java"))
                    .toList();
            assertThat(files).as("%s: %s", page, named.group()).hasSize(1);
            if (named.group(2) != null) {
                assertThat(Files.readString(Repository.ROOT.resolve(files.get(0))))
                        .as("%s: %s", page, named.group())
                        .containsPattern("\\bvoid " + named.group(2) + "\\(");
            }
        }
    }

    @Test
    void theIndexSaysAboutHowLongEachPageIs() throws IOException {
        Path index = Repository.ROOT.resolve(INDEX);
        List<MatchResult> rows = ROW.matcher(Files.readString(index)).results().toList();
        assertThat(rows).isNotEmpty();
        for (MatchResult row : rows) {
            String text = Files.readString(index.resolveSibling(row.group(1)));
            int words = text.strip().split("\\s+").length;
            int said = Integer.parseInt(row.group(2).replace(",", ""));
            assertThat((double) said).as("%s has %d words", row.group(1), words).isBetween(words * 0.8, words * 1.25);
        }
    }
}
