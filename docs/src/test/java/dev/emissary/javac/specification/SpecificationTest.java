package dev.emissary.javac.specification;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.javac.diagnostics.Example;
import dev.emissary.javac.diagnostics.Message;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.GeneratedText;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that no clause is without a case or a test, no test without a clause or a reason, and no message without a clause. */
@NoClause("the specification as a whole")
class SpecificationTest {
    private static final GeneratedText PAGE = new GeneratedText(Checkout.file("docs/spec/clauses.md"));
    private static final Pattern REFERENCE = Pattern.compile("EM-[A-Z]+-\\d+");

    private static final GeneratedText SUITE = new GeneratedText(Checkout.file("conformance/README.md"));

    private static final List<TestMethod> TESTS = TestMethod.all();
    private static final List<ConformanceCase> CASES = CaseFiles.in(Checkout.file("conformance/cases"));

    private static List<String> clauses() {
        return new ClausesPage(PAGE.text()).clauses();
    }

    private static Set<String> testedClauses() {
        Set<String> clauses = new TreeSet<>();
        TESTS.forEach(test -> clauses.addAll(test.clauses()));
        CASES.forEach(one -> clauses.addAll(one.clauses()));
        return clauses;
    }

    /** Returns the keys of messages by the clauses that their examples name. */
    private static Map<String, List<String>> messages() {
        Map<String, List<String>> keys = new TreeMap<>();
        for (Example example : Example.all()) {
            example.clauses()
                    .forEach(clause -> keys.computeIfAbsent(clause, one -> new ArrayList<>())
                            .add(example.key()));
        }
        return keys;
    }

    @Test
    void everyClauseIsDefinedOnce() {
        assertThat(clauses()).hasSizeGreaterThan(40).doesNotHaveDuplicates();
    }

    @Test
    void everyClauseHasACaseOrATest() {
        assertThat(testedClauses()).containsAll(clauses());
    }

    @Test
    void everyClauseThatACaseOrATestNamesIsDefined() {
        assertThat(clauses()).containsAll(testedClauses());
    }

    @Test
    void everyTestNamesAClauseOrSaysWhyItNamesNone() {
        assertThat(TESTS).hasSizeGreaterThan(300);
        assertThat(TESTS)
                .as("tests with neither @Clause nor @NoClause, or with both")
                .filteredOn(test -> test.clauses().isEmpty() != test.saysWhyNone())
                .isEmpty();
    }

    /** The page calls them by these names. */
    @Test
    void everyTestClassHasItsOwnSimpleName() {
        assertThat(TESTS.stream().map(TestMethod::file).distinct().map(Class::getSimpleName))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyMessageIsAboutAClause() {
        Map<String, List<String>> messages = messages();
        assertThat(clauses()).containsAll(messages.keySet());
        assertThat(messages.values().stream().flatMap(List::stream))
                .containsAll(Message.all().stream().map(Message::key).toList());
    }

    @Test
    void pageNamesTheCasesTheTestsAndTheMessagesOfEachClause() {
        PAGE.mustBe(new ClausesPage(PAGE.text()).with(CASES, TESTS, messages()).text(), SpecificationTest.class);
    }

    @Test
    void pageOfTheSuiteCountsTheCasesOfEachClause() {
        SUITE.mustBe(new SuitePage(SUITE.text()).with(clauses(), CASES).text(), SpecificationTest.class);
    }

    @Test
    void everyClauseHasACaseOrAReasonForNone() {
        List<String> without = clauses().stream()
                .filter(clause -> CASES.stream().noneMatch(one -> one.clauses().contains(clause)))
                .toList();
        assertThat(new SuitePage(SUITE.text()).clausesWithoutCases()).isEqualTo(without);
    }

    @Test
    void everyCaseStatesItsClaimInItsName() {
        assertThat(CASES).extracting(ConformanceCase::name).noneMatch(name -> name.matches(".*-\\d+"));
    }

    @Test
    void everyClauseThatASourceOrAClauseMentionsIsDefined() throws IOException {
        Set<String> mentioned = new TreeSet<>();
        List<Path> roots = Stream.concat(
                        TestMethod.MODULES.stream().map(module -> Checkout.file(module + "/src")),
                        Stream.of(PAGE.file(), Checkout.file("conformance/cases")))
                .toList();
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                    Matcher matcher = REFERENCE.matcher(Files.readString(file));
                    while (matcher.find()) {
                        mentioned.add(matcher.group());
                    }
                }
            }
        }
        assertThat(clauses()).containsAll(mentioned);
    }

    @ParameterizedTest
    @ValueSource(strings = {"class X { @Clause(\"EM-DEL-1\") void helper() {} }", "@Clause(\"EM-DEL-1\") class X {}"})
    void onlyATestConfirmsAClause(String text) {
        Class<?> type = emissary()
                .compile("import dev.emissary.javac.testing.Clause; " + text)
                .clean()
                .load("X");
        assertThatThrownBy(() -> TestMethod.of("docs", type)).hasMessageContaining("names a clause");
    }
}
