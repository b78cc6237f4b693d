package dev.emissary.javac.specification;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.conformance.cases.ConformanceCase;
import dev.emissary.javac.testing.NoClause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of what is written at the clauses of a page (ClausesPage), with a page and tests of their own. */
@NoClause("the check of the specification")
class ClausesPageTest {
    private static final ClausesPage PAGE = new ClausesPage("""
            # Clauses

            **EM-DEL-1** *Delegates.* A clause
            in two lines (EM-DEL-2).

            A remark.

            **EM-DEL-2** *Last.* A clause.
            """);

    private static final Map<String, List<String>> MESSAGES = Map.of("EM-DEL-2", List.of("emissary.err.b"));

    private static TestMethod test(Class<?> file, String... clauses) {
        return new TestMethod("javac-plugin", file, file.getSimpleName() + ".test", Set.of(clauses), false);
    }

    private static ConformanceCase aCase(String name, String clause) {
        return new ConformanceCase(
                name,
                List.of(clause),
                "A claim.",
                17,
                List.of(),
                false,
                true,
                List.of(),
                List.of(),
                "Main",
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "",
                false,
                false,
                false,
                List.of());
    }

    @Test
    void namesClassesWithMostTestsFirstAndTheMessages() {
        ClausesPage page = PAGE.with(
                List.of(
                        aCase("conflicts/one", "EM-DEL-1"),
                        aCase("delegates/one", "EM-DEL-1"),
                        aCase("delegates/two", "EM-DEL-1")),
                List.of(
                        test(Integer.class, "EM-DEL-1", "EM-DEL-2"),
                        test(Long.class, "EM-DEL-1"),
                        test(Long.class, "EM-DEL-1"),
                        test(Short.class, "EM-CONF-1")),
                MESSAGES);
        assertThat(page.text()).isEqualTo("""
                # Clauses

                <a id="EM-DEL-1"></a>
                **EM-DEL-1** *Delegates.* A clause
                in two lines (EM-DEL-2).

                <sub>Cases: 2 in [delegates], 1 in [conflicts]. Tests: 2 in [Long], 1 in [Integer].</sub>

                A remark.

                <a id="EM-DEL-2"></a>
                **EM-DEL-2** *Last.* A clause.

                <sub>Tests: 1 in [Integer]. Messages: [`emissary.err.b`].</sub>

                [Integer]: ../../javac-plugin/src/test/java/java/lang/Integer.java
                [Long]: ../../javac-plugin/src/test/java/java/lang/Long.java
                [`emissary.err.b`]: ../diagnostics.md#err.b
                [conflicts]: ../../conformance/cases/conflicts
                [delegates]: ../../conformance/cases/delegates
                """);
    }

    @Test
    void countsWhatItDoesNotName() {
        List<TestMethod> tests = Stream.of(
                        Byte.class,
                        Short.class,
                        Integer.class,
                        Long.class,
                        Float.class,
                        Double.class,
                        Void.class,
                        Void.class,
                        Number.class)
                .map(type -> test(type, "EM-DEL-1"))
                .toList();
        assertThat(PAGE.with(List.of(), tests, Map.of()).text())
                .contains("2 in [Void], 1 in [Byte],", "1 in [Long], 2 in others.</sub>")
                .doesNotContain("[Short]");
    }

    @Test
    void linesAreNoLongerThanTheOthers() {
        ClausesPage page = PAGE.with(
                List.of(),
                Stream.of(
                                ClassCastException.class,
                                UnsupportedOperationException.class,
                                ArrayIndexOutOfBoundsException.class,
                                StringIndexOutOfBoundsException.class,
                                IllegalMonitorStateException.class)
                        .map(type -> test(type, "EM-DEL-1"))
                        .toList(),
                Map.of());
        assertThat(page.text().lines().filter(line -> line.contains(" in [")))
                .hasSize(2)
                .allMatch(line -> line.length() <= 120);
    }

    @Test
    void replacesWhatWasWrittenBefore() {
        List<TestMethod> tests = List.of(test(Integer.class, "EM-DEL-1"), test(Long.class, "EM-DEL-2"));
        ClausesPage before = PAGE.with(List.of(), List.of(test(Short.class, "EM-DEL-2", "EM-DEL-1")), MESSAGES);
        assertThat(before.with(List.of(), tests, Map.of())).isEqualTo(PAGE.with(List.of(), tests, Map.of()));
        assertThat(before.clauses()).isEqualTo(PAGE.clauses()).containsExactly("EM-DEL-1", "EM-DEL-2");
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
