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
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the warnings of lint=on (EM-DIAG-4, EM-OPT-6). */
class LintTest {
    private static final String CONTRACT = "emissary.warn.contract";
    private static final String UNWRAP = "emissary.warn.unwrap";
    private static final String SERIALIZABLE = "emissary.warn.serializable";
    private static final String UNUSED = "emissary.warn.component.unused";

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

    @ParameterizedTest
    @Clause("EM-DIAG-4")
    @CsvSource(
            delimiter = '|',
            value = {
                "emissary E(java.sql.Wrapper w); | 20",
                "interface W { Runnable getDelegate(); } emissary E(W w); | 52",
                "interface W { Object getUnderlyingStream(); } emissary E(Thread t, W w) implements Runnable; | 68",
                "@Emissary(java.sql.Wrapper.class) emissary E(java.sql.Statement s); | 54",
            })
    void methodThatHandsOutWhatTheEmissaryCannotSealIsRemarked(String declaration, int column) {
        assertThat(warnings(lint(declaration))).containsExactly(column + " " + UNWRAP);
    }

    @ParameterizedTest
    @Clause("EM-DIAG-4")
    @CsvSource(
            delimiter = '|',
            value = {
                "interface S extends java.io.Serializable { void f(); } emissary E(S s); | 67",
                "interface S extends java.io.Externalizable { } emissary E(S s); | 59",
                "interface S extends java.io.Serializable { void f(); } @Emissary(S.class) emissary E(S s); | 86",
            })
    void classThatIsSerializableThroughADelegatedInterfaceIsRemarked(String declaration, int column) {
        assertThat(warnings(lint(declaration))).containsExactly(column + " " + SERIALIZABLE);
    }

    @ParameterizedTest
    @Clause({"EM-DIAG-4", "EM-CLASS-5"})
    @CsvSource(
            delimiter = '|',
            value = {
                "private void writeObject(java.io.ObjectOutputStream s) { } | .unread",
                "private void readObject(java.io.ObjectInputStream s) { } | .unwritten",
                "void writeObject(java.io.ObjectOutputStream s) { } private static void readObject(java.io.ObjectInputStream s) { } | ''",
                "private Object readResolve() { return 1; } | ''",
                "static Object writeReplace() { return 1; } | ''",
            })
    void onlyWhatIsRefusedIsSaidToBeRefused(String body, String half) {
        Compiled compiled = emissary("lint=on")
                .withOptions("-Xlint:-serial")
                .compile("""
                interface S extends java.io.Serializable { void f(); }
                emissary E(S s) { %s }
                """.formatted(body))
                .successful();
        assertThat(compiled.diagnostics())
                .extracting(Compiled.Message::at)
                .containsExactly("S.java:2 " + SERIALIZABLE + half);
    }

    @ParameterizedTest
    @Clause("EM-DIAG-4")
    @CsvSource(
            delimiter = '|',
            value = {
                "@Emissary(Runnable.class) emissary E(Thread t, String name); | 48",
                "@Emissary(Runnable.class) emissary E(Thread t, String name) { E { t = null; } } | 48",
                "@Emissary(Runnable.class) emissary E(Thread t, String name) { E(Thread t, String name) { this.t = t; this.name = name; } } | 48",
                "@Emissary(Runnable.class) emissary E(Thread t, String name) { E(String name) { this(null, name); } } | 48",
                "emissary E(Runnable a, Runnable b) { public void run() { a.run(); } } | 24",
                "interface Marker { } emissary E(Runnable r, Marker m); | 45",
            })
    void componentThatNothingUsesIsRemarked(String declaration, int column) {
        assertThat(warnings(lint(declaration))).containsExactly(column + " " + UNUSED);
    }

    @ParameterizedTest
    @Clause("EM-DIAG-4")
    @ValueSource(
            strings = {
                "emissary E(Runnable r);",
                "emissary E(Comparator<String> c);",
                "emissary E(Collection<String> c);",
                "emissary E(CharSequence c) { @Override public String toString() { return c.toString(); } }",
                "emissary E(List<String> c) { public boolean equals(Object o) { return c.equals(o); } public int hashCode() { return 1; } }",
                "emissary E(java.sql.Wrapper w) { public <T> T unwrap(Class<T> t) { throw new Error(); } }",
                "interface W { void unwrap(); int delegate(); Runnable unwrap(String s); W getDelegate(); } emissary E(W w);",
                "interface S extends java.io.Serializable { void f(); } emissary E(S s) implements java.io.Serializable { private static final long serialVersionUID = 1; }",
                "interface S extends java.io.Serializable { void f(); } interface M extends java.io.Serializable { } emissary E(S s) implements M { private static final long serialVersionUID = 1; }",
                "interface S extends java.io.Serializable { void f(); } emissary E(S s) { private void readObject(java.io.ObjectInputStream s) { } private void writeObject(java.io.ObjectOutputStream s) { } private static final long serialVersionUID = 1; }",
                "interface S extends java.io.Serializable { void f(); } emissary E(S s) { private Object writeReplace() { return 1; } private static final long serialVersionUID = 1; }",
                "@Emissary(Runnable.class) emissary E(Thread t, String name) { String name() { return name; } }",
                "@Emissary(Runnable.class) emissary E(Thread t, String name) { String name() { return this.name; } }",
                "@Emissary(Runnable.class) emissary E(Thread t, String name) { E { Objects.requireNonNull(name); } }",
                "@Emissary(Runnable.class) emissary E(Thread t, String name) { Runnable r() { return () -> name.length(); } }",
                "@Emissary(Runnable.class) emissary E(Thread t, String name) { static String of(E e) { return e.name; } }",
                "emissary E(Thread t) implements Runnable;",
                "interface A { void a(); } interface B { void b(); } interface C extends A, B { } emissary E(C c) implements A, B;",
                "interface A<T> { void a(T t); } interface B extends A<String> { void a(String s); } emissary E(B b) implements A<String>;",
                "@Emissary(Iterable.class) emissary E(Queue<String> q);",
                "emissary E(Queue<String> q) implements Iterable<String>;",
            })
    void whatIsMeantIsNotRemarked(String declaration) {
        lint(declaration).clean();
    }

    @Test
    @Clause({"EM-DIAG-4", "EM-OPT-6"})
    void remarksAreOffByDefault() {
        String source = """
                import java.util.*;
                emissary E(CharSequence c, java.sql.Wrapper w, S s);
                interface S extends java.io.Serializable { void f(); }
                @dev.emissary.Emissary(Runnable.class) emissary F(Thread t, String s);
                """;
        emissary().compile(source).clean();
        emissary("lint=off").compile(source).clean();
        assertThat(emissary("lint=on").compile(source).diagnostics())
                .extracting(Compiled.Message::key)
                .containsExactlyInAnyOrder(CONTRACT, UNWRAP, SERIALIZABLE, UNUSED);
    }

    @ParameterizedTest
    @Clause("EM-DIAG-4")
    @ValueSource(
            strings = {
                "@SuppressWarnings(\"emissary\") emissary E(CharSequence c);",
                "@SuppressWarnings({\"rawtypes\", \"emissary\"}) @Emissary record E(CharSequence c) {}",
                "@SuppressWarnings(\"emissary\") class Y { class Z { emissary E(CharSequence c); } }",
                "class Y { @SuppressWarnings(\"emissary\") void m() { emissary E(CharSequence c); } }",
                "class Y { @SuppressWarnings(\"emissary\") Object o = new Object() { emissary E(CharSequence c); }; }",
                "@SuppressWarnings(\"emissary\") @Emissary(Runnable.class) emissary E(Thread t, String s);",
                "@Emissary(Runnable.class) emissary E(Thread t, @SuppressWarnings(\"emissary\") String s);",
                "emissary E(@SuppressWarnings(\"emissary\") CharSequence c);",
                "emissary E(@SuppressWarnings(\"emissary\") List<String> c);",
            })
    void remarksCanBeSuppressedAtTheDeclarationWhatItStandsInOrTheComponent(String declaration) {
        lint(declaration).clean();
    }

    @Test
    @Clause("EM-DIAG-4")
    void otherSuppressionsDoNotSuppressThem() {
        assertThat(warnings(lint("@SuppressWarnings({\"all\", \"serial\"}) emissary E(CharSequence c);")))
                .containsExactly("49 " + CONTRACT);
        assertThat(warnings(lint("emissary E(CharSequence c, @SuppressWarnings(\"emissary\") Runnable r);")))
                .containsExactly("12 " + CONTRACT);
    }

    @Test
    @Clause("EM-DIAG-4")
    void thereAreNoRemarksAboutAProgramWithErrors() {
        Compiled compiled = emissary("lint=on").compile("""
                emissary A(CharSequence c);
                emissary B(CharSequence c, Runnable a, Runnable b);
                @dev.emissary.Emissary(Runnable.class) emissary C(Thread t, String s) { int f() { return t.x; } }
                """);
        assertThat(compiled.diagnostics())
                .extracting(Compiled.Message::at)
                .containsExactly(
                        "A.java:2 emissary.err.method.conflict", "A.java:3 compiler.err.cant.resolve.location");
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

    @Test
    @Clause({"EM-DIAG-4", "EM-OPT-6"})
    void remarksChangeNoClassFile() {
        String source = "emissary A(CharSequence c); @dev.emissary.Emissary record B(Runnable r) {}";
        assertThat(emissary("lint=on").compile(source).bytes("A"))
                .isEqualTo(emissary().compile(source).bytes("A"));
    }
}
