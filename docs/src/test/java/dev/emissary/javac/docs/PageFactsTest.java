package dev.emissary.javac.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
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

    /** A row of the index: a page and its words. */
    private static final Pattern ENTRY = Pattern.compile("(\\| \\[[^]]*]\\(([^)]*[.]md)\\) \\| )([\\d,]+) \\|");

    private static final String SUM = "| in all | ";

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
        GeneratedText index = new GeneratedText(Repository.ROOT.resolve(INDEX));
        List<Path> listed = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        int sum = 0;
        for (String line : index.text().lines().toList()) {
            Matcher entry = ENTRY.matcher(line);
            if (entry.matches()) {
                Path page = index.file().resolveSibling(entry.group(2)).normalize();
                int words = about(Integer.parseInt(entry.group(3).replace(",", "")), page);
                listed.add(page);
                sum += words;
                text.append(entry.group(1)).append(row(words));
            } else if (line.startsWith(SUM)) {
                text.append(SUM).append(row(sum));
                sum = 0;
            } else {
                text.append(line).append('\n');
            }
        }
        assertThat(listed)
                .containsExactlyInAnyOrderElementsOf(pages().stream()
                        .map(page -> Repository.ROOT.resolve(page.name()).normalize())
                        .toList());
        index.mustBe(text.toString(), PageFactsTest.class);
    }

    private static String row(int words) {
        return String.format(Locale.ROOT, "%,d |\n", words);
    }

    /** Returns what the index says of the words of a page if it is about right, or else their number, rounded to tens. */
    private static int about(int said, Path page) throws IOException {
        int words = Files.readString(page).strip().split("\\s+").length;
        return said >= words * 0.9 && said <= words * 1.1 ? said : (words + 5) / 10 * 10;
    }

    @Test
    void theIndexHasEveryPageThatIsMadeForTheSite() throws IOException {
        String index = Files.readString(Repository.ROOT.resolve(INDEX));
        assertThat(Files.readAllLines(Repository.ROOT.resolve(MENU)))
                .filteredOn(Repository::isMade)
                .allSatisfy(page -> assertThat(index).contains("](" + page.replaceFirst("^docs/", "") + ")"));
    }
}
