package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Conformance tests of interfaces implemented by hand that have methods of the delegated ones (EM-CONF-5, EM-CONF-6).
 */
class HandImplementedTest {
    private static final String IMPORTS = "import java.io.*; import java.util.*;\n";

    /** Returns the declaration that the one error of a program proposes, which resolves it. */
    private static String proposed(String key, String types, String header) {
        String program = IMPORTS + types + "\n" + header;
        String noBody = header.contains("record ") ? " {}" : ";";
        Compiled refused = emissary().withOptions("-nowarn").compile(program + noBody);
        assertThat(refused.errors()).singleElement().asString().endsWith(":3 " + key);
        String declaration = refused.proposed();
        if (!declaration.isEmpty()) {
            emissary().compile(program + " {\n" + declaration + "\n}").successful();
        }
        return declaration;
    }

    @Test
    @Clause({"EM-CONF-6", "EM-DIAG-1"})
    void errorIsAtTheListedInterfaceAndNamesBothDeclarations() {
        Compiled compiled = emissary().compile("""
                interface Foo { String name(); }
                interface Loud extends Foo { @Override default String name() { return "!"; } }
                emissary E(Foo f) implements AutoCloseable, Loud { public void close() {} }
                """);
        assertThat(compiled.errors()).containsExactly("Foo.java:3 emissary.err.method.default");
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(45);
        assertThat(compiled.diagnostics().get(0).text())
                .contains("f: declared in Foo (Foo.java:1)", "Loud: declared in Loud (Foo.java:2)");
    }

    @Test
    @Clause({"EM-CONF-6", "EM-CONF-1"})
    void conflictOfTwoDelegatesOffersTheDefaultToo() {
        Compiled compiled = emissary().compile("""
                interface A { String f(); } interface B { String f(); } interface L { default String f() { return ""; } }
                emissary E(A a, B b) implements L;
                """);
        assertThat(compiled.errors()).containsExactly("A.java:2 emissary.err.method.conflict");
        assertThat(compiled.diagnostics().get(0).text())
                .contains("{ return this.a.f(); } // or this.b.f() or L.super.f()");
    }

    @ParameterizedTest
    @Clause("EM-CONF-5")
    @CsvSource(
            delimiter = '|',
            value = {
                "Object f() throws IOException; | Object f(); | throws | @Override public Object f() { try { return this.f.f(); } catch (IOException e) { throw new RuntimeException(e); } }",
                "void f(int e) throws IOException, InterruptedException; | void f(int e) throws InterruptedException; | throws | @Override public void f(int e) throws InterruptedException { try { this.f.f(e); } catch (IOException exception) { throw new RuntimeException(exception); } }",
                "<X extends Exception> void f(Class<X> c) throws X; | <Y extends Exception> void f(Class<Y> c); | throws | @Override public <X extends Exception> void f(Class<X> c) { throw new UnsupportedOperationException(); }",
                "Object f(); | String f(); | result | @Override public String f() { throw new UnsupportedOperationException(); }",
                "CharSequence f(); | default String g() { return null; } String f(); | result | @Override public String f() { throw new UnsupportedOperationException(); }",
                "Object f() throws IOException; | String f(); | result | @Override public String f() { throw new UnsupportedOperationException(); }",
                "<A> Object f(A a); | <B> B f(B a); | result | @Override public <A> A f(A a) { throw new UnsupportedOperationException(); }",
                "int f(); | String f(); | returns | ''",
                "void f(); | int f(); | returns | ''",
                "Runnable f(); | AutoCloseable f(); | returns | ''",
                "void f(List<String> l); | void f(List<Integer> l); | clash | @SuppressWarnings({\"rawtypes\", \"unchecked\"}) @Override public void f(List l) { this.f.f(l); }",
                "void f(List<String> l); | default void f(List<Integer> l) {} | clash | @SuppressWarnings({\"rawtypes\", \"unchecked\"}) @Override public void f(List l) { this.f.f(l); } // or Hand.super.f(l)",
            })
    void methodThatOnlyCallsTheDelegateAndCannotImplementBothIsOneError(
            String delegated, String byHand, String key, String declaration) {
        String types = "interface Foo { " + delegated + " } interface Hand { " + byHand + " }";
        String found = proposed("emissary.err.method.required." + key, types, "emissary E(Foo f) implements Hand");
        assertThat(found.replace("java.io.", "").replace("java.util.", "")).isEqualTo(declaration);
    }
}
