package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.SameOutcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Conformance tests of the word emissary as an ordinary identifier, beside declarations that use it (EM-FORM-2). */
class KeywordAsIdentifierTest {
    /** Compiles with the plugin and without, and expects the same classes, and no error. */
    private static Compiled sameAsPlain(String source) {
        Compiled plain = Javac.plain().withLint().compile(source);
        Compiled compiled = emissary().compile(source);
        assertThat(plain.errors()).isEmpty();
        assertThat(compiled.successful().places()).isEqualTo(plain.places());
        SameOutcome.assertSameClasses("with the plugin", plain, compiled);
        return compiled;
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    @Clause("EM-FORM-2")
    void namesARecordPatternWhereTheLanguageHasThem() {
        sameAsPlain("""
                class A {
                    record emissary(int x, Object y) {}
                    int f(Object o) {
                        if (o instanceof emissary(int a, emissary(int b, Object c))) return a + b;
                        return switch (o) {
                            case emissary(int a, String b) -> a;
                            case emissary e when (e.x > 1) -> 2;
                            case emissary e -> 3;
                            default -> 4;
                        };
                    }
                }
                """);
    }
}
