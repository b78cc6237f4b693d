package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of compact canonical constructors (EM-CTOR-2). */
class CompactConstructorTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "throw new IllegalStateException(\"always\");",
                "if (s == null) throw new IllegalStateException(\"always\");"
                        + " else throw new IllegalStateException(\"always\");",
                "{ throw new IllegalStateException(\"always\"); }",
                "try { s = null; } finally { throw new IllegalStateException(\"always\"); }",
                "synchronized (this) { throw new IllegalStateException(\"always\"); }",
                "while (true) { if (s != null) throw new IllegalStateException(\"always\"); }",
                "for (;;) throw new IllegalStateException(\"always\");",
                "do { throw new IllegalStateException(\"always\"); } while (true);",
                "switch (1) { default: throw new IllegalStateException(\"always\"); }",
                "switch (s.length()) { default -> throw new IllegalStateException(\"always\"); }",
                "out: while (true) { while (s != null) { throw new IllegalStateException(\"always\"); } }",
            })
    @Clause("EM-CTOR-2")
    void mayNeverEndNormally(String body) {
        Compiled compiled = emissary()
                .withOptions("-Xlint:-finally")
                .compile("public emissary X(CharSequence s) {\n    public X { " + body
                        + " }\n    public static Object run() { return new X(\"ab\"); }\n}")
                .clean();
        assertThatThrownBy(() -> compiled.run("X", "run")).hasRootCauseMessage("always");
    }

    @Test
    @Clause("EM-CTOR-2")
    void bothFormsGiveTheSameClassFile() {
        String body =
                "{ private final int n; X { if (s == null) { throw new NullPointerException(); } else { n = 1; } } }";
        byte[] keyword = emissary()
                .compile("public emissary X(CharSequence s) " + body)
                .clean()
                .bytes("X");
        byte[] annotation = emissary()
                .compile("public @dev.emissary.Emissary record X(CharSequence s) " + body)
                .clean()
                .bytes("X");
        assertThat(keyword).isEqualTo(annotation);
    }
}
