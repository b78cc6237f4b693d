package dev.emissary.javac.specification;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.conformance.cases.CaseFiles;
import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.javac.diagnostics.Example;
import dev.emissary.javac.diagnostics.Message;
import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.NoClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that no clause is without a case or a test, no test without a clause or a reason, and no message without a clause. */
@NoClause("the specification as a whole")
class SpecificationTest {
    private static final Pattern REFERENCE = Pattern.compile("EM-[A-Z]+-\\d+");

    private static final List<TestMethod> TESTS = TestMethod.all();
    private static final List<ConformanceCase> CASES = CaseFiles.in(Checkout.file("conformance/cases"));

    private static List<String> clauses() {
        return SpecifiedClause.all().stream().map(SpecifiedClause::id).toList();
    }

    private static Set<String> testedClauses() {
        Set<String> clauses = new TreeSet<>();
        TESTS.forEach(test -> clauses.addAll(test.clauses()));
        CASES.forEach(one -> clauses.addAll(one.clauses()));
        return clauses;
    }

    @Test
    void everyClauseIsDefinedOnce() {
        assertThat(clauses()).hasSizeGreaterThan(40).doesNotHaveDuplicates();
        assertThat(SpecifiedClause.all())
                .allMatch(clause -> clause.anchor().equals(clause.id().toLowerCase(Locale.ROOT)));
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
        assertThat(TESTS).hasSizeGreaterThan(200);
        assertThat(TESTS)
                .as("tests with neither @Clause nor @NoClause, or with both")
                .filteredOn(test -> test.clauses().isEmpty() != test.saysWhyNone())
                .isEmpty();
    }

    @Test
    void everyMessageIsAboutAClause() {
        assertThat(Example.all())
                .allSatisfy(example -> assertThat(clauses()).containsAll(example.clauses()))
                .extracting(Example::key)
                .containsAll(Message.all().stream().map(Message::key).toList());
    }

    @Test
    void everyClauseHasACaseOrAReasonForNone() throws IOException {
        List<String> without = clauses().stream()
                .filter(clause -> CASES.stream().noneMatch(one -> one.clauses().contains(clause)))
                .toList();
        String readme = Files.readString(Checkout.file("conformance/README.md"));
        assertThat(REFERENCE
                        .matcher(readme.substring(readme.indexOf("## Clauses without a case")))
                        .results()
                        .map(MatchResult::group))
                .containsExactlyInAnyOrderElementsOf(without);
    }

    @Test
    void everyCaseStatesItsClaimInItsName() {
        assertThat(CASES).extracting(ConformanceCase::name).noneMatch(name -> name.matches(".*-\\d+"));
    }

    @Test
    void everyClauseThatASourceMentionsIsDefined() throws IOException {
        Set<String> mentioned = new TreeSet<>();
        List<Path> roots = Stream.concat(
                        TestMethod.MODULES.stream().map(module -> Checkout.file(module + "/src")),
                        Stream.of(Checkout.file("conformance/cases")))
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
        assertThatThrownBy(() -> TestMethod.of(type)).hasMessageContaining("names a clause");
    }
}
