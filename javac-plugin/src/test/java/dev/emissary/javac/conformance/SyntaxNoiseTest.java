package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of syntax errors in and after an emissary: what is said once is said where it belongs, in the order of a
 * record (EM-DIAG-3).
 */
class SyntaxNoiseTest {
    /** What may come after a declaration is not blamed for the missing end of it, which is at the mark. */
    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-DIAG-1", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "emissary A(Runnable r)^",
                "emissary A(Runnable r)^\nclass B { int x = 1; }",
                "emissary A(Runnable r)^\npublic class B { void m() {} }\nclass C {}",
                "emissary A(Runnable r)^\n@Deprecated(since = \"1\") final class B { void m() {} }",
                "emissary A(Runnable r)^\n/** Doc. */ interface B { void m(); }",
                "emissary A(Runnable r)^\nrecord B(int i) { int j() { return i; } }",
                "emissary A(Runnable r)^\nemissary B(Runnable r);",
                "emissary A(Runnable r)^\n@dev.emissary.Emissary record B(Runnable r) { final int i = 1; }\nclass C { int m() { return 1; } }",
                "emissary A(Runnable r) implements Runnable^",
                "emissary A(Runnable r) implements Runnable, Comparable<String>^\nclass B { int x = 1; }",
                "emissary A(Runnable r) implements Runnable^\nemissary B(Runnable r);",
                "X emissary A(Runnable r)^ }\nclass Y { void m() {} }",
                "X emissary A(Runnable r)^\n int x; void m() {} }\nclass Y { void m() {} }",
                "X emissary A(Runnable r)^\n void m() { int i = 0; } int x; }\nclass Y {}",
                "X emissary A(Runnable r)^\n @Override public String toString() { return \"\"; } int y; }",
                "X emissary A(Runnable r)^\n emissary B(Runnable r); int x; void m() {} }",
                "X emissary A(Runnable r)^\n <T> void m(T t) {} int x; }",
                "X emissary A(Runnable r)^\n java.util.List<String> s = null; int x; }",
                "X void m() { emissary A(Runnable r)^ } int y; }\nclass Y { void m() {} }",
                "X void m() { emissary A(Runnable r)^\n int x = 1; x++; } int y; }\nclass Y { void m() {} }",
                "X void m() { emissary A(Runnable r)^\n A a = new A(null); a.run(); } int y; }",
                "X void m() { emissary A(Runnable r)^\n m(); } int y; }",
                "X void m() { emissary A(Runnable r)^\n emissary B(Runnable r); } int y; }",
            })
    void aMissingSemicolonIsOneErrorAtTheEndOfTheHeader(String marked) {
        for (String around : List.of("class X {", "emissary X(Runnable q) {")) {
            String source = marked.replaceFirst("^X", around);
            Compiled compiled = emissary().compile(source.replace("^", ""));
            assertThat(compiled.places())
                    .as(source)
                    .containsExactly("1:" + (source.indexOf('^') + 1) + " compiler.err.expected2");
            assertThat(compiled.diagnostics().get(0).text()).contains("'{'", "';'");
        }
    }

    /** What cannot follow a declaration either is the parser's to complain about, as it does after a record's header. */
    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-DIAG-3"})
    @ValueSource(
            strings = {
                "HEAD A(Runnable r) }",
                "HEAD A(Runnable r))\nclass B {}",
                "HEAD A(Runnable r) = 1;",
                "HEAD A(Runnable r) permits B;",
                "HEAD A(Runnable r) implements;",
                "HEAD A(Runnable r;\nclass B { void m() {} }",
                "HEAD A(Runnable r\nclass B { void m() {} int x; }",
                "HEAD A(r);",
                "HEAD A(Runnable r AutoCloseable s);",
                "HEAD A(Runnable r = null);",
                "HEAD A(Comparable<String r);",
                "HEAD A(Comparable<String>> r);",
                "HEAD A<T(Comparable<T> r);",
                "HEAD A(Runnable r) { void m() {",
                "HEAD A(Runnable r) { void m() { int x = ; } }",
                "HEAD A(Runnable r) { void m() { foo( } }",
                "HEAD A(Runnable r) { class B }",
                "HEAD A(Runnable r) { void m() }",
                "HEAD A(Runnable r) { @Override( void m() {} }",
                "HEAD A(Runnable r) { 0; }",
                "HEAD A(Runnable r) { \"\"\"\nx\"\"\"; }",
                "HEAD A(Runnable r) { String s = \"abc; }",
                "HEAD A(Runnable r) { /* }",
                "HEAD A(",
                "HEAD A(Runnable r",
                "HEAD A(Runnable r) implements",
                "HEAD A(Runnable r,) {}",
                "HEAD A(Runnable r) { void f() { } } }",
                "HEAD A(Runnable r) { # }",
                "HEAD A(Runnable r[]) {}",
                "HEAD A(Runnable... r, Runnable s) {}",
                "HEAD A(var r) {}",
                "HEAD A(Runnable r) permits B {}",
                "HEAD A<>(Runnable r) {}",
                "HEAD A<T>> (Runnable r) {}",
                "HEAD var(Runnable r) {}",
                "final final HEAD A(Runnable r) {}",
                "class X { void m() { x: HEAD A(Runnable r) {} } }",
                "class X { void m(int k) { switch (k) { case 1 -> HEAD A(Runnable r) {} default -> {} } } }",
                "class X { void m() { static HEAD A(Runnable r) {} } }",
                "HEAD A(Runnable r) { void m() { int x = ; } static char c = ''; }\nclass B { int x = ; }",
                "HEAD A(Runnable r) { void m() { int x = ; } static String s = \"abc; }\nclass B { int x = ; }",
                "HEAD A(Runnable r) { void m() { foo( } # int x; }",
                "class X { int y = ; HEAD A(Runnable r) { void m() { # } } int z = ; }",
                "HEAD A(Runnable r = 1) { static char c = 'ab'; void m() { x = ; } }",
                "class X { void m() { int y = ; HEAD A(Runnable r) { void m() { ''; } } } }",
            })
    void whatIsWrongIsSaidAsOfARecord(String source) {
        String record = source.replace("HEAD", "record").replaceFirst("(?m)(\\)|implements[^{]*);$", "$1 {}");
        assertThat(places(source.replace("HEAD", "emissary")))
                .as(source)
                .containsExactlyElementsOf(Javac.plain().withLint().compile("class Foo {}\n" + record).places().stream()
                        .map(diagnostic -> diagnostic.replaceFirst(":\\d+", ""))
                        .toList())
                .isNotEmpty();
        assertThat(places(record.replace("record", "@dev.emissary.Emissary record")))
                .as(source)
                .isEqualTo(places(source.replace("HEAD", "emissary")));
    }

    /** Of a record, javac moreover says in these cases what its body must not hold, which an emissary's body may. */
    @ParameterizedTest
    @Clause("EM-DIAG-3")
    @ValueSource(
            strings = {
                "HEAD A(Runnable r) { int }",
                "HEAD A(Runnable r) { void m() {} int }",
                "HEAD A(Runnable r) { final int = 1; }",
                "HEAD A(Runnable r) { x = 1; }",
                "HEAD A(Runnable r) { final long x = 99999999999; }",
                "HEAD A(Runnable r) { final var x = 1; }",
                "HEAD A(Runnable r) { 'x' = 1; static int y; }",
            })
    void fieldsAndInitializersOfRecordsAreNotMentioned(String source) {
        List<String> ofAClass = Javac.plain()
                .withLint()
                .compile("class Foo {}\n" + source.replace("HEAD A(Runnable r)", "final class A"))
                .places();
        assertThat(places(source.replace("HEAD", "emissary")))
                .as(source)
                .containsExactlyElementsOf(ofAClass.stream()
                        .map(diagnostic -> diagnostic.replaceFirst(":\\d+", ""))
                        .toList())
                .isNotEmpty();
    }

    private static List<String> places(String source) {
        return emissary().compile("class Foo {}\n" + source).diagnostics().stream()
                .map(message -> message.line() + " " + message.key())
                .toList();
    }

    @Test
    @Clause("EM-DIAG-3")
    void syntaxErrorInOneFileIsTheOnlyOneOfAll() {
        assertThat(emissary().compile("""
                package p;
                public emissary A(Runnable r)
                """, """
                package p;
                class B { emissary C(A a); void m(Runnable r) { new C(new A(r)).run(); } }
                """).diagnostics())
                .extracting(Compiled.Message::at)
                .containsExactly("A.java:2 compiler.err.expected2");
    }

    @ParameterizedTest
    @Clause({"EM-FORM-2", "EM-DIAG-3"})
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary A(Runnable r) NEXT class B { int x = ; }                                 | 1 2",
                "emissary A(Runnable r) implements Runnable NEXT /**/ record B(int i) { int x = ; } | 1 2",
                "class X { emissary A(Runnable r) NEXT int x = ; }                                 | 1 2",
                "class X { void m() { emissary A(Runnable r) NEXT int x = ; } }                    | 1 2",
                "class B { int x = ; NEXT } emissary A(Runnable r) NEXT class C { }                | 2 1",
                "class B { int x = ; NEXT } emissary A(Runnable r)                                 | 2 1",
            })
    void aMissingBodyIsReportedInTheOrderOfTheText(String text, String order) {
        String body = "Source.java:%s compiler.err.expected2".formatted(order.equals("1 2") ? 1 : 2);
        String other = "Source.java:%s compiler.err.illegal.start.of.expr".formatted(order.equals("1 2") ? 2 : 1);
        assertThat(emissary()
                        .compile(List.of(JavaFileObjects.forSourceString("Source", text.replace(" NEXT ", "\n"))))
                        .errors())
                .containsExactlyElementsOf(order.equals("1 2") ? List.of(body, other) : List.of(other, body));
    }
}
