package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.WithAndWithout;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the order in which several errors are reported (EM-DIAG-3, EM-EQ-3). */
class ErrorOrderTest {

    /** What is wrong inside and after an emissary is said in the order in which the parser of a record says it. */
    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "HEAD A(Runnable r) { void m() { int x = ; } static char c = ''; }\nclass B { int x = ; }",
                "HEAD A(Runnable r) { void m() { int x = ; } static String s = \"abc; }\nclass B { int x = ; }",
                "HEAD A(Runnable r) { void m() { foo( } # int x; }",
                "class X { int y = ; HEAD A(Runnable r) { void m() { # } } int z = ; }",
                "HEAD A(Runnable r = 1) { static char c = 'ab'; void m() { x = ; } }",
                "class X { void m() { int y = ; HEAD A(Runnable r) { void m() { ''; } } } }",
            })
    void syntaxErrorsInADeclarationComeInTheOrderOfARecords(String source) {
        Compiled record = WithAndWithout.without(
                List.of(JavaFileObjects.forSourceString("Source", source.replace("HEAD", "record"))));
        for (String head : List.of("emissary", "@dev.emissary.Emissary record")) {
            Compiled compiled = emissary()
                    .compile(List.of(JavaFileObjects.forSourceString("Source", source.replace("HEAD", head))));
            assertThat(keys(compiled)).as(head).isEqualTo(keys(record)).hasSizeGreaterThan(1);
        }
    }

    private static List<String> keys(Compiled compiled) {
        return compiled.diagnostics().stream()
                .map(message -> message.line() + " " + message.key())
                .toList();
    }

    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "emissary A(Runnable r)\nclass B { int x = ; }",
                "emissary A(Runnable r) implements Runnable\n/* */ record B(int i) { int x = ; }",
                "class X { emissary A(Runnable r)\nint x = ; }",
                "class X { void m() { emissary A(Runnable r)\nint x = ; } }",
            })
    void aMissingBodyIsReportedBeforeWhatComesAfterIt(String source) {
        assertThat(emissary()
                        .compile(List.of(JavaFileObjects.forSourceString("Source", source)))
                        .errors())
                .containsExactly(
                        "Source.java:1 compiler.err.expected2", "Source.java:2 compiler.err.illegal.start.of.expr");
    }

    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "class B { int x = ;\n}\nemissary A(Runnable r)\nclass C { }",
                "class B { int x = ;\n}\nemissary A(Runnable r)",
            })
    void aMissingBodyIsReportedAfterWhatComesBeforeIt(String source) {
        assertThat(emissary()
                        .compile(List.of(JavaFileObjects.forSourceString("Source", source)))
                        .errors())
                .containsExactly(
                        "Source.java:1 compiler.err.illegal.start.of.expr", "Source.java:3 compiler.err.expected2");
    }
}
