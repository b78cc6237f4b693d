package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;

/** Conformance tests of an emissary's modifiers and header, and of misplaced annotations (EM-FORM-5, EM-FORM-6). */
class HeaderTest {
    @Test
    @Clause("EM-FORM-5")
    void abstractIsReportedAtTheName() {
        Compiled compiled = emissary().compile("abstract emissary A(Runnable r);");
        assertThat(compiled.errors()).containsExactly("A.java:1 emissary.err.modifier");
        assertThat(compiled.diagnostics().get(0).text()).contains("abstract");
    }
}
