package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Javac;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the keyword form: where the word declares an emissary (EM-FORM-2). */
class KeywordTest {
    @Test
    @Clause("EM-FORM-2")
    void docCommentBelongsToTheDeclaration() {
        assertThat(emissary().compile("""
                /** Old.
                 * @deprecated no longer */
                emissary A(Runnable r);
                """).successful().diagnostics())
                .extracting(message -> message.line() + " " + message.key())
                .containsExactly("3 compiler.warn.missing.deprecated.annotation");
        emissary().compile("""
                /** Old.
                 * @deprecated no longer */
                @Deprecated emissary A(Runnable r);
                """).clean();
    }

    /** What is wrong with the syntax is said as it is of a record. */
    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "HEAD A(",
                "HEAD A(Runnable",
                "HEAD A(Runnable r",
                "HEAD A(Runnable r\nclass B {}",
                "HEAD A(Runnable r) implements",
                "HEAD A(Runnable r) implements {}",
                "HEAD A(Runnable r) implements Runnable, {}",
                "HEAD A(Runnable r) implements Runnable Runnable {}",
                "HEAD A(Runnable) {}",
                "HEAD A(Runnable r,) {}",
                "HEAD A(Runnable r) {",
                "HEAD A(Runnable r) { void f( { } }",
                "HEAD A(Runnable r) { void f() { } } }",
                "HEAD A(Runnable r) { char c = ''; }",
                "HEAD A(Runnable r) { int f() { return 09; } }",
                "HEAD A(Runnable r) { # }",
                "HEAD A(Runnable r) { \"abc }",
                "HEAD A(Runnable r[]) {}",
                "HEAD A(Runnable this) {}",
                "HEAD A(Runnable... r, Runnable s) {}",
                "HEAD A(var r) {}",
                "HEAD A(Runnable r) extends Object {}",
                "HEAD A(Runnable r) permits B {}",
                "HEAD A<>(Runnable r) {}",
                "HEAD A<T(Runnable r) {}",
                "HEAD A<T>> (Runnable r) {}",
                "HEAD A<T extends>(Runnable r) {}",
                "HEAD record(Runnable r) {}",
                "HEAD var(Runnable r) {}",
                "final final HEAD A(Runnable r) {}",
                "@ HEAD A(Runnable r) {}",
                "class X { void m() { if (true) HEAD A(Runnable r) {} } }",
                "class X { void m() { x: HEAD A(Runnable r) {} } }",
                "class X { void m(int k) { switch (k) { case 1 -> HEAD A(Runnable r) {} default -> {} } } }",
                "class X { void m() { static HEAD A(Runnable r) {} } }",
                "class X { void m() { private HEAD A(Runnable r) {} } }",
            })
    void syntaxErrorsAreThoseOfARecord(String source) {
        List<String> ofRecord = withoutColumns(Javac.plain()
                .withLint()
                .compile(source.replace("HEAD", "record"))
                .places());
        assertThat(
                        emissary()
                                .compile("class Foo { /* emissary */ } " + source.replace("HEAD", "emissary"))
                                .diagnostics()
                                .stream()
                                .map(message -> message.line() + " " + message.key()))
                .containsExactlyElementsOf(ofRecord)
                .isNotEmpty();
    }

    private static List<String> withoutColumns(List<String> diagnostics) {
        return diagnostics.stream()
                .map(diagnostic -> diagnostic.replaceFirst(":\\d+", ""))
                .toList();
    }

    @ParameterizedTest
    @Clause("EM-FORM-2")
    @ValueSource(strings = {"emissary A", "emissary A;", "emissary;"})
    void wordWithoutAHeaderDeclaresNothing(String source) {
        assertThat(emissary()
                        .withOptions("--release", "17")
                        .compile("class Foo {}\n" + source)
                        .errors())
                .isNotEmpty()
                .allMatch(error -> error.startsWith("Foo.java:") && error.contains(" compiler.err."));
    }
}
