package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;

/** Conformance tests of which methods are forwarded, and what arrives (EM-FWD-1, EM-FWD-2). */
class ForwardedMethodsTest {
    @Test
    @Clause("EM-FWD-2")
    void finalizeIsDeclaredByHand() {
        Compiled compiled = emissary().compile("""
                interface F { void finalize(); void f(); }
                @dev.emissary.Emissary(F.class) emissary E(C c) {
                    @SuppressWarnings({"deprecation", "removal"}) @Override public void finalize() {}
                }
                abstract class C implements F {
                    @SuppressWarnings({"deprecation", "removal"}) @Override public void finalize() {}
                }
                """).clean();
        assertThat(compiled.classFile("E").instructions("finalize", "()V")).containsExactly("RETURN");
        assertThat(compiled.classFile("E").publicMethods()).containsExactly("f()V", "finalize()V");
    }
}
