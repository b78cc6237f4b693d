package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;

/**
 * Conformance tests of interfaces implemented by hand that have methods of the delegated ones (EM-CONF-5, EM-CONF-6).
 */
class HandImplementedTest {
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
}
