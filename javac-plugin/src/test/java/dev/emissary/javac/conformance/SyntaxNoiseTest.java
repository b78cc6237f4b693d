package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.Javac.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.javac.testing.Javac;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Conformance tests of syntax errors in and after an emissary: what is said once is said where it belongs, in the order
 * of a record (EM-DIAG-3, EM-FORM-2, EM-DIAG-1). Each list is one compilation, for javac parses all files whatever is
 * wrong with one.
 */
class SyntaxNoiseTest {
    /** What may come after a declaration is not blamed for the missing end of it, which is at the mark. */
    @Test
    void aMissingSemicolonIsOneErrorAtTheEndOfTheHeader() {
        List<String> marked = new ArrayList<>();
        for (String text : List.of(
                "emissary A(Runnable r)^",
                "emissary A(Runnable r)^\npublic class B { void m() {} }\nclass C {}",
                "emissary A(Runnable r)^\n@Deprecated(since = \"1\") final class B { void m() {} }",
                "emissary A(Runnable r)^\n/** Doc. */ interface B { void m(); }",
                "emissary A(Runnable r)^\nrecord B(int i) { int j() { return i; } }",
                "emissary A(Runnable r)^\nemissary B(Runnable r);",
                "emissary A(Runnable r)^\n@dev.emissary.Emissary record B(Runnable r) { final int i = 1; }\nclass C { int m() { return 1; } }",
                "emissary A(Runnable r) implements Runnable, Comparable<String>^\nclass B { int x = 1; }",
                "emissary A(Runnable r) implements Runnable^\nemissary B(Runnable r);",
                "X emissary A(Runnable r)^ }\nclass Y { void m() {} }",
                "X emissary A(Runnable r)^\n void m() { int i = 0; } int x; }\nclass Y {}",
                "X emissary A(Runnable r)^\n @Override public String toString() { return \"\"; } int y; }",
                "X emissary A(Runnable r)^\n emissary B(Runnable r); int x; void m() {} }",
                "X emissary A(Runnable r)^\n <T> void m(T t) {} int x; }",
                "X emissary A(Runnable r)^\n java.util.List<String> s = null; int x; }",
                "X void m() { emissary A(Runnable r)^ } int y; }\nclass Y { void m() {} }",
                "X void m() { emissary A(Runnable r)^\n A a = new A(null); a.run(); } int y; }",
                "X void m() { emissary A(Runnable r)^\n m(); } int y; }",
                "X void m() { emissary A(Runnable r)^\n emissary B(Runnable r); } int y; }")) {
            marked.add(text.replaceFirst("^X", "class X {"));
            marked.add(text.replaceFirst("^X", "emissary X(Runnable q) {"));
        }
        List<List<Diagnostic>> found = emissary().messagesOfEach(without("\\^", "", marked));
        for (int i = 0; i < marked.size(); i++) {
            assertThat(found.get(i))
                    .extracting(Diagnostic::place)
                    .as(marked.get(i))
                    .containsExactly("1:" + (marked.get(i).indexOf('^') + 1) + " compiler.err.expected2");
            assertThat(found.get(i).get(0).text()).contains("'{'", "';'");
        }
    }

    /** What cannot follow a declaration either is the parser's to complain about, as it does after a record's header. */
    @Test
    void whatIsWrongIsSaidAsOfARecord() {
        List<String> sources = List.of(
                "HEAD A(Runnable r) }",
                "HEAD A(Runnable r))\nclass B {}",
                "HEAD A(Runnable r) = 1;",
                "HEAD A(Runnable r) permits B;",
                "HEAD A(Runnable r;\nclass B { void m() {} }",
                "HEAD A(Runnable r\nclass B { void m() {} int x; }",
                "HEAD A(r);",
                "HEAD A(Runnable r AutoCloseable s);",
                "HEAD A(Runnable r = null);",
                "HEAD A(Comparable<String r);",
                "HEAD A(Comparable<String>> r);",
                "HEAD A<T(Comparable<T> r);",
                "HEAD A(Runnable r) { void m() { int x = ; } }",
                "HEAD A(Runnable r) { void m() { foo( } }",
                "HEAD A(Runnable r) { class B }",
                "HEAD A(Runnable r) { @Override( void m() {} }",
                "HEAD A(Runnable r) { \"\"\"\nx\"\"\"; }",
                "HEAD A(Runnable r) { String s = \"abc; }",
                "HEAD A(Runnable r) { /* }",
                "HEAD A(Runnable r,) {}",
                "HEAD A(Runnable r) { void f() { } } }",
                "HEAD A(Runnable r[]) {}",
                "HEAD A(Runnable... r, Runnable s) {}",
                "HEAD A(var r) {}",
                "HEAD A<>(Runnable r) {}",
                "HEAD var(Runnable r) {}",
                "final final HEAD A(Runnable r) {}",
                "class X { void m() { x: HEAD A(Runnable r) {} } }",
                "class X { void m(int k) { switch (k) { case 1 -> HEAD A(Runnable r) {} default -> {} } } }",
                "class X { void m() { static HEAD A(Runnable r) {} } }",
                "HEAD A(Runnable r) { void m() { int x = ; } static char c = ''; }\nclass B { int x = ; }",
                "HEAD A(Runnable r) { void m() { foo( } # int x; }",
                "class X { int y = ; HEAD A(Runnable r) { void m() { # } } int z = ; }",
                "HEAD A(Runnable r = 1) { static char c = 'ab'; void m() { x = ; } }",
                "class X { void m() { int y = ; HEAD A(Runnable r) { void m() { ''; } } } }");
        List<String> records = without("(?m)(\\)|implements[^{]*);$", "$1 {}", without("HEAD", "record", sources));
        List<String> annotated = without("record", "@dev.emissary.Emissary record", records);
        List<List<String>> expected = places(Javac.plain().withLint().messagesOfEach(records));
        List<List<String>> keyword = places(emissary().messagesOfEach(without("HEAD", "emissary", sources)));
        List<List<String>> asRecords = places(emissary().messagesOfEach(annotated));
        for (int i = 0; i < sources.size(); i++) {
            assertThat(keyword.get(i)).as(sources.get(i)).isNotEmpty().isEqualTo(expected.get(i));
            assertThat(asRecords.get(i)).as(sources.get(i)).isEqualTo(expected.get(i));
        }
    }

    /** A brace too many after an emissary with an initializer is not taken for the end of a class around the next one. */
    @Test
    void aBraceAfterAnInitializerClosesNothing() {
        String next = "\nemissary B(Runnable r) }";
        assertThat(places(emissary()
                        .messagesOfEach(List.of(
                                "emissary A(Runnable r) { { } }" + next,
                                "emissary A(Runnable r) { static { } }" + next))))
                .containsOnly(List.of("2 compiler.err.expected"));
    }

    /** Of a record, javac moreover says in these cases what its body must not hold, which an emissary's body may. */
    @Test
    void fieldsAndInitializersOfRecordsAreNotMentioned() {
        List<String> sources = List.of(
                "HEAD A(Runnable r) { int }",
                "HEAD A(Runnable r) { void m() {} int }",
                "HEAD A(Runnable r) { final int = 1; }",
                "HEAD A(Runnable r) { x = 1; }",
                "HEAD A(Runnable r) { final long x = 99999999999; }",
                "HEAD A(Runnable r) { 'x' = 1; static int y; }");
        List<String> classes = without("HEAD A\\(Runnable r\\)", "final class A", sources);
        assertThat(places(emissary().messagesOfEach(without("HEAD", "emissary", sources))))
                .isEqualTo(places(Javac.plain().withLint().messagesOfEach(classes)))
                .doesNotContain(List.of());
    }

    private static List<String> without(String pattern, String replacement, List<String> texts) {
        return texts.stream().map(text -> text.replaceAll(pattern, replacement)).toList();
    }

    private static List<List<String>> places(List<List<Diagnostic>> messages) {
        return messages.stream()
                .map(all -> all.stream()
                        .map(message -> message.line() + " " + message.key())
                        .toList())
                .toList();
    }

    @Test
    void syntaxErrorInOneFileIsTheOnlyOneOfAll() {
        assertThat(emissary()
                        .compile(
                                "package p;\npublic emissary A(Runnable r)\n",
                                "package p;\nclass B { emissary C(A a); void m(Runnable r) { new C(new A(r)).run(); } }")
                        .errors())
                .containsExactly("A.java:2 compiler.err.expected2");
    }

    @Test
    void aMissingBodyIsReportedInTheOrderOfTheText() {
        assertThat(places(emissary()
                        .messagesOfEach(List.of(
                                "emissary A(Runnable r)\nclass B { int x = ; }",
                                "class X { emissary A(Runnable r)\nint x = ; }",
                                "class X { void m() { emissary A(Runnable r)\nint x = ; } }"))))
                .containsOnly(List.of("1 compiler.err.expected2", "2 compiler.err.illegal.start.of.expr"));
        assertThat(places(emissary()
                        .messagesOfEach(List.of(
                                "class B { int x = ;\n} emissary A(Runnable r)\nclass C { }",
                                "class B { int x = ;\n} emissary A(Runnable r)"))))
                .containsOnly(List.of("1 compiler.err.illegal.start.of.expr", "2 compiler.err.expected2"));
    }
}
