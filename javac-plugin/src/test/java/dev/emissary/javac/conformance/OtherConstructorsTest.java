package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;

/** Conformance tests of the constructors that are not the canonical one (EM-CTOR-4). */
class OtherConstructorsTest {
    private static final String A = "public interface A { int a(); }";

    @Test
    @Clause("EM-CTOR-4")
    void statementsMayPrecedeTheCallWhereTheLanguageLevelAllowsThem() {
        assumeTrue(Runtime.version().feature() >= 25);
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    X(int n) {
                        if (n < 0) throw new IllegalArgumentException("negative");
                        int twice = 2 * n;
                        this(() -> twice);
                    }
                    static int run() { return new X(4).a(); }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo(8);
    }
}
