package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.util.List;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conformance tests of the warnings of lint=on (EM-DIAG-4, EM-OPT-6). */
class LintTest {
    private static final String CONTRACT = "emissary.warn.contract";

    private static Compiled lint(String declaration) {
        return emissary("lint=on")
                .compile("import java.util.*;\nimport dev.emissary.Emissary;\nclass X {}\n" + declaration)
                .successful();
    }

    /** Returns the warnings, each as its column and key; all are on the line of the declaration. */
    private static List<String> warnings(Compiled compiled) {
        assertThat(compiled.diagnostics()).allMatch(message -> message.line() == 4);
        return compiled.diagnostics().stream()
                .map(message -> message.column() + " " + message.key())
                .toList();
    }

    @ParameterizedTest
    @Clause("EM-DIAG-4")
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary E(CharSequence c);       | 12 | toString()",
                "emissary E(List<String> c);       | 16 | equals(Object), hashCode()",
                "emissary E(Set<String> c);        | 15 | equals(Object), hashCode()",
                "emissary E(Map<String, String> c);| 15 | equals(Object), hashCode()",
                "emissary E(String c) implements CharSequence; | 33 | toString()",
                "@Emissary(CharSequence.class) emissary E(String c); | 42 | toString()",
                "interface K { int hashCode(); } interface L extends K { void f(); } emissary E(L c); | 80 | hashCode()",
                "emissary E(List<String> c) { public int hashCode() { return 1; } } | 16 | equals(Object)",
            })
    void contractThatSpecifiesMethodsOfObjectIsRemarkedUnlessTheyAreWrittenByHand(
            String declaration, int column, String methods) {
        Compiled compiled = lint(declaration);
        assertThat(warnings(compiled)).containsExactly(column + " " + CONTRACT);
        assertThat(compiled.diagnostics().get(0).text())
                .startsWith("[emissary] ")
                .contains("specifies " + methods);
        assertThat(compiled.diagnostics().get(0).kind()).isEqualTo(Diagnostic.Kind.WARNING);
    }

    @Test
    @Clause("EM-DIAG-4")
    void warningsCountForWerror() {
        assertThat(emissary("lint=on")
                        .withOptions("-Werror")
                        .compile("emissary A(CharSequence c);")
                        .errors())
                .containsExactly(":0 compiler.err.warnings.and.werror");
    }
}
