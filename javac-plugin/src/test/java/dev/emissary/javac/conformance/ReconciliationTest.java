package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Separately;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Conformance tests of what the error about a conflict says, and of the declaration that it proposes (EM-CONF-1,
 * EM-CONF-2).
 */
class ReconciliationTest {
    private static final String CONFLICT = "emissary.err.method.conflict";
    private static final String CLASH = "emissary.err.method.clash";
    private static final String IMPORTS = "import java.io.*;\nimport java.util.*;\n";

    /** Returns the declaration of the one error that a program has. */
    private static String declaration(Compiled conflict, String key) {
        assertThat(conflict.errors()).singleElement().asString().endsWith(" " + key);
        return conflict.proposed();
    }

    /** Compiles an emissary without a body and then with the declaration that the error proposes as its body. */
    private static String pasted(String interfaces, String header, String key) {
        String program = IMPORTS + interfaces + "\n" + header;
        String declaration = declaration(emissary().withOptions("-nowarn").compile(program + ";"), key);
        Compiled compiled =
                emissary().compile(program + " {\n" + declaration + "\n}").successful();
        // javac checks overriding once more for the class, where the method's @SuppressWarnings does not count.
        assertThat(compiled.diagnostics()).allMatch(message -> message.key().startsWith("compiler.warn.override."));
        return declaration;
    }

    @Test
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    void errorNamesTheMethodBothDelegatesAndWhereBothInterfacesDeclareIt() {
        Compiled compiled = emissary().compile("""
                interface Source extends java.io.Closeable { int read(); }
                interface Base {

                    void close() throws java.io.IOException;
                }
                interface Sink extends Base { void write(int b); }
                emissary Duplex(Source source,
                    Sink sink);
                """);
        assertThat(compiled.errors()).containsExactly("Source.java:8 emissary.err.method.conflict");
        assertThat(compiled.diagnostics().get(0).text().lines())
                .containsExactly(
                        "both source and sink supply the method close()",
                        "  source: inherited by Source from java.io.Closeable",
                        "  sink: inherited by Sink from Base (Source.java:4)",
                        "  declare it in the body of the emissary, where it can call either of them, or both, for instance:",
                        "  @Override public void close() throws java.io.IOException { this.source.close(); }"
                                + " // or this.sink.close()");
    }

    @Test
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    void declarationSiteIsInTheFileOfTheInterfaceOrInItsClassFile() {
        String reader = "package p;\n\npublic interface Reader {\n    String next();\n}\n";
        String emissary = "interface Cursor { String next(); }\nemissary E(Cursor c, p.Reader r);";
        assertThat(emissary().compile(reader, emissary).diagnostics().get(0).text())
                .contains("c: declared in Cursor (Cursor.java:1)\n", "r: declared in p.Reader (Reader.java:4)\n");
        assertThat(Separately.compile(emissary(), emissary().compile(reader).clean(), emissary)
                        .diagnostics()
                        .get(0)
                        .text())
                .contains("c: declared in Cursor (Cursor.java:1)\n", "r: declared in p.Reader\n");
    }

    @ParameterizedTest
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "interface A<T> { void f(T t); } interface B { void f(String s); } | A<String> a, B b | f(java.lang.String)",
                "interface A { void f(int i, String... s); } | A a, A b | f(int,java.lang.String...)",
                "interface A<T> { void f(Map<? super T, int[]> m); } | A<String> a, A<String> b | f(java.util.Map<? super java.lang.String,int[]>)",
                "interface A { <T> T f(List<T> l); } | A a, A b | <T>f(java.util.List<T>)",
            })
    void methodIsNamedWithItsSignatureInTheDelegatedInterface(String interfaces, String components, String method) {
        Compiled compiled = emissary().compile(IMPORTS + interfaces + "\nemissary X(" + components + ");");
        assertThat(compiled.diagnostics().get(0).text()).startsWith("both a and b supply the method " + method + "\n");
    }

    @ParameterizedTest
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                // method of A | method of B | which delegate can be called with A first | and with B first
                "void m(int i); | void m(int i); | a b | b a",
                "void m(int i) throws IOException; | void m(int i); | b | b",
                "void m() throws FileNotFoundException; | void m() throws IOException, SecurityException; | a | a",
                "void m() throws IOException; | void m() throws InterruptedException; | |",
                "void m() throws IllegalStateException; | void m(); | a b | b a",
                "default String m(String... s) { return null; } | default String m(String... s) { return null; } | a b | b a",
                "void m(String... s); | void m(String[] s); | a b | b a",
                "void m(List<String>... s); | void m(List<String>... s); | a b | b a",
                "Object m(); | String m(); | b | b",
                "Object m(); | default String m() { return null; } | b | b",
                "Map<String, List<int[]>> m(Map.Entry<?, ? super Integer> e); | Map<String, List<int[]>> m(Map.Entry<?, ? super Integer> e); | a b | b a",
                "<T extends Comparable<T> & Serializable> List<T> m(T[] t); | <U extends Comparable<U> & Serializable> List<U> m(U[] t); | a b | b a",
                "<T> Collection<T> m(T t); | <U> List<U> m(U t); | b | b",
                "<X extends Exception> void m(Class<X> c) throws X; | <Y extends Exception> void m(Class<Y> c) throws Y; | a b | b a",
                "<X extends Exception> void m(Class<X> c) throws X; | <Y extends Exception> void m(Class<Y> c); | b | b",
                "<T> void m(T t); | void m(Object o); | a b | b a",
                "<T> T m(T t); | String m(Object o); | b | b",
                "void m(List<String> l); | void m(List l); | b a | b a",
                "Thread.State m(Thread.State s); | Thread.State m(Thread.State s); | a b | b a",
                "void m(Iterator<Map.Entry<String, Integer>>[][] s); | void m(Iterator<Map.Entry<String, Integer>>[][] s); | a b | b a",
                "Object clone(); | Object clone(); | a b | b a",
            })
    void declarationThatTheErrorShowsCanBePastedWhicheverDelegateIsFirst(
            String inA, String inB, String withAFirst, String withBFirst) {
        String interfaces =
                "@SuppressWarnings({\"rawtypes\", \"unchecked\"}) interface A { %s }\n@SuppressWarnings({\"rawtypes\", \"unchecked\"}) interface B { %s }"
                        .formatted(inA, inB);
        String a = pasted(interfaces, "emissary X(A a, B b)", CONFLICT);
        String b = pasted(interfaces, "emissary X(B b, A a)", CONFLICT);
        assertThat(called(a)).isEqualTo(withAFirst == null ? "" : withAFirst);
        assertThat(called(b)).isEqualTo(withBFirst == null ? "" : withBFirst);
        assertThat(signature(a)).isEqualTo(signature(b));
    }

    /** Returns the components that a declaration calls, and as a comment proposes to call, in order. */
    private static String called(String declaration) {
        List<String> calls = java.util.regex.Pattern.compile("this\\.(\\w+)\\.")
                .matcher(declaration)
                .results()
                .map(call -> call.group(1))
                .toList();
        assertThat(calls.isEmpty()).isEqualTo(declaration.contains("{ throw new UnsupportedOperationException(); }"));
        return String.join(" ", calls);
    }

    /** The declaration without its body and without the names that only one of two equal signatures gives. */
    private static String signature(String declaration) {
        return declaration
                .substring(0, declaration.indexOf('{', declaration.indexOf("@Override")))
                .replaceAll("\\b[UY]\\b", "T")
                .replaceAll("\\bX\\b", "T")
                .replaceAll("\\bo\\)", "t)")
                .replace("String[] s", "String... s");
    }

    @ParameterizedTest
    @Clause({"EM-CONF-1", "EM-DIAG-1"})
    @CsvSource(
            delimiter = '|',
            value = {
                "void m(List<String> l); | void m(List<Integer> l); | void m(java.util.List l)",
                "Object m(List<String> l); | String m(List<Integer> l); | String m(java.util.List l)",
                "<T> void m(Set<T> l); | void m(Set<String> l); | void m(java.util.Set l)",
                "<T> void m(Set<T> l) throws IOException; | <T, U> void m(Set<U> l) throws IOException; | void m(java.util.Set l) throws java.io.IOException",
            })
    void methodsThatOnlyHaveOneErasureAreReconciledByTheErasure(String inA, String inB, String signature) {
        String interfaces = "interface A { %s }\ninterface B { %s }".formatted(inA, inB);
        String expected = "@SuppressWarnings({\"rawtypes\", \"unchecked\"}) @Override public " + signature + " {";
        assertThat(pasted(interfaces, "emissary X(A a, B b)", CLASH)).startsWith(expected);
        assertThat(pasted(interfaces, "emissary X(B b, A a)", CLASH)).startsWith(expected);
    }

    @Test
    @Clause({"EM-CONF-1", "EM-CONF-2"})
    void declarationIsLegalForAThirdDelegateAndForInterfacesImplementedByHandToo() {
        String interfaces =
                "interface A { Object m() throws Exception; } interface B { Object m() throws IOException; }"
                        + " interface C { CharSequence m() throws Exception; } interface D { String m() throws IOException; }";
        assertThat(pasted(interfaces, "emissary X(A a, B b, C c)", CONFLICT))
                .startsWith("@Override public CharSequence m() throws java.io.IOException { throw new");
        assertThat(pasted(interfaces, "emissary X(A a, B b, D d)", CONFLICT))
                .isEqualTo("@Override public String m() throws java.io.IOException { return this.d.m(); }");
        assertThat(pasted(interfaces, "emissary X(A a, B b) implements D", CONFLICT))
                .startsWith("@Override public String m() throws java.io.IOException { throw new");
        assertThat(pasted("interface A { void m(); } interface B { void m(); }", "emissary X(A a, B b, A c)", CONFLICT))
                .isEqualTo("@Override public void m() { this.a.m(); } // or this.b.m() or this.c.m()");
    }

    @Test
    @Clause({"EM-CONF-1", "EM-FWD-8"})
    void typeParameterOfTheMethodDoesNotHideThatOfTheEmissary() {
        String interfaces = "interface A<E> { <T> E m(T t, E e); } interface B<E> { <U> E m(U t, E e); }";
        assertThat(pasted(interfaces, "emissary X<T>(A<T> a, B<T> b)", CONFLICT))
                .isEqualTo("@Override public <T1> T m(T1 t, T e) { return this.a.m(t, e); } // or this.b.m(t, e)");
    }

    @Test
    @Clause("EM-CONF-1")
    void nestedAndParameterizedTypesAreWrittenSoThatTheyCanBeRead() {
        String interfaces = "class Outer<T> { class Inner {} static class Nested<U> {} }\n"
                + "interface A { Outer<String>.Inner m(Outer.Nested<? extends Thread.State> n, Map.Entry<?, ?>... e); }";
        assertThat(pasted(interfaces, "emissary X(A a, A b)", CONFLICT))
                .isEqualTo("@Override public Outer<String>.Inner m(Outer.Nested<? extends Thread.State> n,"
                        + " java.util.Map.Entry<?, ?>... e) { return this.a.m(n, e); } // or this.b.m(n, e)");
    }

    @Test
    @Clause("EM-CONF-1")
    void declarationCallsOnlyADelegateWhoseOwnTypeCanTakeTheArguments() {
        assertThat(pasted(
                        "interface I<T> { int m(T t); } abstract class S implements I<String> {}\n"
                                + "@SuppressWarnings(\"rawtypes\") abstract class R implements I {}",
                        "@SuppressWarnings(\"rawtypes\") emissary E(S a, R b) implements I",
                        CONFLICT))
                .isEqualTo("@SuppressWarnings(\"unchecked\") @Override public int m(Object t) { return this.b.m(t); }");
    }

    @Test
    @Clause("EM-CONF-1")
    void declarationCallsOnlyADelegateWhoseOwnTypeThrowsNoMore() {
        assertThat(pasted("""
                        interface I<T> { <X extends Exception> void m(Class<X> c) throws X; }
                        interface J extends I<String> {}
                        abstract class R<T> implements J {}
                        """, "@SuppressWarnings(\"rawtypes\") emissary E(R a, J b) implements J", CONFLICT))
                .isEqualTo("@Override public <X extends Exception> void m(Class<X> c) throws X { this.b.m(c); }");
    }

    @Test
    @Clause({"EM-CONF-1", "EM-CONF-2"})
    void declarationMayReturnWhatOnlyTheClassOfADelegateKnows() {
        assertThat(pasted("""
                        interface I { I m(); }
                        interface J { J m(); }
                        abstract class C implements I, J { public abstract C m(); }
                        """, "emissary E(C a, I b) implements I, J", CONFLICT))
                .isEqualTo("@Override public C m() { return this.a.m(); }");
    }
}
