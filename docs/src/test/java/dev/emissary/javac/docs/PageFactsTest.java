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

/** What pages say of tests, and what the index says of the lengths of pages. */
@NoClause("the documents")
class PageFactsTest {
    private static final String INDEX = "docs/README.md";
    private static final String MENU = "docs/site/src/main/resources/dev/emissary/site/navigation.txt";

    /** A method of a test, such as {@code PageTest.linksAreThoseOutsideOfCode}. */
    private static final Pattern TEST = Pattern.compile("`([A-Z]\\w*(?:Test|IT))(?:\\.(\\w+))?`");

    /** A page in a row of the index, with its words. */
    private static final Pattern ENTRY = Pattern.compile("\\[[^]]*]\\(([^)]*[.]md)\\) ([\\d,]+)");

    /** A row of the index, which ends with the words of its pages together. */
    private static final Pattern ROW = Pattern.compile("(?m)^\\| \\*.*\\| ([\\d,]+) \\|$");

    /** A row of the sums: what it is, how many pages, and how many words. */
    private static final Pattern SUM =
            Pattern.compile("(?m)^\\| (to read|to look up|together) \\| (\\d+) \\| ([\\d,]+) \\|");

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
    void theIndexHasEveryPageAndSaysAboutHowLongItIs() throws IOException {
        Path index = Repository.ROOT.resolve(INDEX);
        List<MatchResult> entries =
                ENTRY.matcher(Files.readString(index)).results().toList();
        assertThat(entries.stream()
                        .map(entry -> index.resolveSibling(entry.group(1)).normalize()))
                .containsExactlyInAnyOrderElementsOf(pages().stream()
                        .map(page -> Repository.ROOT.resolve(page.name()).normalize())
                        .toList());
        for (MatchResult entry : entries) {
            String text = Files.readString(index.resolveSibling(entry.group(1)));
            int words = text.strip().split("\\s+").length;
            assertThat((double) number(entry.group(2)))
                    .as("%s has %d words", entry.group(1), words)
                    .isBetween(words * 0.8, words * 1.25);
        }
    }

    @Test
    void theIndexHasEveryPageThatIsMadeForTheSite() throws IOException {
        List<Path> linked = Page.read(Repository.ROOT, INDEX).links().stream()
                .map(link -> Path.of(INDEX).resolveSibling(link.target()).normalize())
                .toList();
        assertThat(linked)
                .containsAll(Files.readAllLines(Repository.ROOT.resolve(MENU)).stream()
                        .filter(Repository::isMade)
                        .map(Path::of)
                        .toList());
    }

    @Test
    void theIndexAddsUpItsPages() throws IOException {
        String index = Files.readString(Repository.ROOT.resolve(INDEX));
        int pages = 0;
        int words = 0;
        for (MatchResult row : ROW.matcher(index).results().toList()) {
            List<MatchResult> entries = ENTRY.matcher(row.group()).results().toList();
            int sum = entries.stream().mapToInt(entry -> number(entry.group(2))).sum();
            assertThat(number(row.group(1)))
                    .as(row.group())
                    .isBetween(sum - 5 * entries.size(), sum + 5 * entries.size());
            pages += entries.size();
            words += number(row.group(1));
        }
        List<MatchResult> sums = SUM.matcher(index).results().toList();
        assertThat(sums).hasSize(3);
        assertThat(Integer.parseInt(sums.get(2).group(2))).isEqualTo(pages);
        assertThat(number(sums.get(2).group(3))).isBetween(words - 100, words + 100);
        assertThat(number(sums.get(0).group(3)) + number(sums.get(1).group(3)))
                .isBetween(number(sums.get(2).group(3)) - 10, number(sums.get(2).group(3)) + 10);
    }

    private static int number(String text) {
        return Integer.parseInt(text.replace(",", ""));
    }
}
