package dev.emissary.docs;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.CaseFiles;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.javac.testing.SectionedFile;
import java.io.IOException;
import java.io.StringReader;
import java.text.MessageFormat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Checks that clauses and their references match, and makes the tables in which clauses, messages and emissaries are listed. */
class ClausesTest {
    private static final Pattern REFERENCE = Pattern.compile("\\bEM-[A-Z]+-\\d+\\b");
    private static final Pattern CLAUSE =
            Pattern.compile("(?m)^(?:- )?<a id=\"([^\"]+)\"></a>\\*\\*(EM-[A-Z]+-\\d+)\\*\\* \\*([^*]+)\\.\\*");
    private static final Pattern OF_TESTS = Pattern.compile("(?s)/[*]{2}(.*?)[*]/");
    private static final Pattern ARGUMENT_IN_FRONT = Pattern.compile("^\\{0\\}(?=[a-z{])");
    private static final String RESOURCES = "javac-plugin/src/test/resources/";
    private static final List<SectionedFile> EXAMPLES = SectionedFile.all(Checkout.file(RESOURCES + "diagnostics"));

    /** The clauses by their identifiers, in the order of the pages: a link with the title. */
    private static final Map<String, String> CLAUSES = new LinkedHashMap<>();

    static {
        for (String page : List.of("spec.md", "guide/plugin.md")) {
            CLAUSE.matcher(Checkout.text(Checkout.file("docs/" + page)))
                    .results()
                    .forEach(clause -> assertThat(CLAUSES.put(clause.group(2), link(page, clause)))
                            .as("an earlier clause " + clause.group(2))
                            .isNull());
        }
    }

    private static String link(String page, MatchResult clause) {
        return "[%s](%s#%s) *%s*".formatted(clause.group(2), page, clause.group(1), clause.group(3));
    }

    private static Set<String> references(String text) {
        return REFERENCE.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the topics with cases of each clause. */
    private static Map<String, Set<String>> topics() {
        Map<String, Set<String>> topics = new TreeMap<>();
        CaseFiles.in(Checkout.file("conformance/cases"))
                .forEach(one -> one.clauses()
                        .forEach(id -> topics.computeIfAbsent(id, none -> new TreeSet<>())
                                .add(one.name().replaceFirst("/.*", ""))));
        return topics;
    }

    @Test
    void everyClauseHasOneAnchor() {
        assertThat(CLAUSES).hasSizeGreaterThan(40);
        CLAUSES.forEach((id, link) -> assertThat(link).contains("#" + id.toLowerCase(Locale.ROOT) + ")"));
    }

    @Test
    void everyClauseHasACaseOrIsListedAsOneThatOnlyTestsShow() {
        Set<String> without = new TreeSet<>(CLAUSES.keySet());
        without.removeAll(topics().keySet());
        String readme = Checkout.text(Checkout.file("conformance/README.md"));
        assertThat(references(readme.substring(readme.indexOf("## Clauses without a case"))))
                .isEqualTo(without);
        assertThat(Page.files().stream()
                        .filter(file -> file.matches(".*/src/test/java/.*[.]java"))
                        .flatMap(file -> OF_TESTS.matcher(Checkout.text(Checkout.file(file)))
                                .results())
                        .flatMap(comment -> references(comment.group(1)).stream()))
                .containsAll(without);
    }

    @Test
    void everyClauseThatAFileNamesIsDefined() {
        for (String file : Page.files()) {
            if (file.matches(".*[.](java|md|properties|xml|ts|txt)")) {
                assertThat(CLAUSES.keySet()).as(file).containsAll(references(Checkout.text(Checkout.file(file))));
            }
        }
    }

    @Test
    void theIndexOfClausesIsComplete() {
        Map<String, Set<String>> topics = topics();
        Map<String, Set<String>> messages = new TreeMap<>();
        for (SectionedFile example : EXAMPLES) {
            references(setting(example, "clauses"))
                    .forEach(id ->
                            messages.computeIfAbsent(id, one -> new TreeSet<>()).add("`" + example.name() + "`"));
        }
        check(
                "clauses.md",
                List.copyOf(CLAUSES.keySet()),
                id -> List.of(
                        CLAUSES.get(id),
                        String.join(", ", topics.getOrDefault(id, Set.of())),
                        String.join(", ", messages.getOrDefault(id, Set.of()))));
    }

    @Test
    void everyMessageIsListedWithItsExample() throws IOException {
        Properties texts = new Properties();
        texts.load(new StringReader(Checkout.text(
                Checkout.file("emissary-rules/src/main/resources/dev/emissary/rules/messages.properties"))));
        check(
                "diagnostics.md",
                EXAMPLES,
                example -> List.of(
                        "`" + example.name() + "`",
                        firstLine(texts.getProperty("emissary." + example.name())),
                        link(example)));
    }

    /** Returns the first line of a message as one reads it, with an ellipsis for each argument. */
    private static String firstLine(String pattern) {
        MessageFormat format = new MessageFormat(ARGUMENT_IN_FRONT
                .matcher(pattern.lines().findFirst().orElseThrow())
                .replaceFirst(""));
        return format.format(Collections.nCopies(format.getFormatsByArgumentIndex().length, "\u2026")
                .toArray());
    }

    @Test
    void everyPairOfAnEmissaryAndPlainJavaIsListed() {
        check(
                "desugaring.md",
                SectionedFile.all(Checkout.file(RESOURCES + "desugar")),
                pair -> List.of("`" + pair.name() + "`", setting(pair, "shows"), link(pair)));
    }

    private static String setting(SectionedFile file, String name) {
        return file.sections().get(0).settings().line(name).orElse("");
    }

    private static String link(SectionedFile file) {
        String path = Checkout.ROOT.relativize(file.path()).toString().replace('\\', '/');
        return "[" + setting(file, "clauses") + "](../" + path + ")";
    }

    /** Fails unless the table of a page has these rows, and no text after it. */
    private static <T> void check(String page, List<T> rows, Function<T, List<String>> cells) {
        GeneratedText text = new GeneratedText(Checkout.file("docs/" + page));
        String table = rows.stream()
                .map(row -> "| " + String.join(" | ", cells.apply(row)) + " |\n")
                .collect(joining());
        int end = text.text().indexOf('\n', text.text().indexOf("\n| --- ") + 1) + 1;
        text.mustBe(text.text().substring(0, end) + table, ClausesTest.class);
    }
}
