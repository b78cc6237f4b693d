package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;

/**
 * Tables of small sources, each with its mistakes at the marks {@code ^}, which are taken out before it is compiled. The
 * keys are those of the errors in the order of their positions; there must be no other diagnostic, no warning either.
 */
class NoNoiseTest {
    @Test
    @Clause("EM-DIAG-3")
    void mistakeInOneFileLeavesTheOthersAlone() {
        Compiled compiled = emissary().compile("""
                package p;
                public emissary A(Runnable r, Missing m) { public int own() { return 1; } }
                """, """
                package p;
                public emissary B(A a, Comparable<A> c) implements Runnable, Comparable<A>;
                """, """
                package q;
                public class User {
                    int use(p.A a, p.B b, Runnable r) {
                        a.run();
                        b.run();
                        Runnable[] all = {a, b};
                        return new p.A(r, null).own() + b.compareTo(a);
                    }
                }
                """);
        assertThat(compiled.errors()).containsExactly("A.java:2 compiler.err.cant.resolve.location");
        assertThat(compiled.diagnostics()).hasSize(1);
    }
}
