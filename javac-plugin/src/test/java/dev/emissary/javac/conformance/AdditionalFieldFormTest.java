package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of what the annotation form allows beyond a record's syntax, and of records beside it (EM-FORM-3).
 */
class AdditionalFieldFormTest {
    @Test
    @Clause("EM-FORM-3")
    void deprecationInADocCommentReachesAnAdditionalField() {
        String field = """
                @dev.emissary.Emissary record A(Runnable r) {
                    /** Old.
                     * @deprecated no longer */
                    MODIFIERS int x = 1;
                }
                class Use { int x(A a) { return a.x; } }
                """;
        for (String modifiers : new String[] {"final", "protected final", "final transient"}) {
            assertThat(emissary()
                            .compile(field.replace("MODIFIERS", modifiers))
                            .successful()
                            .diagnostics())
                    .as(modifiers)
                    .extracting(message -> message.line() + " " + message.key())
                    .contains("4 compiler.warn.missing.deprecated.annotation");
        }
        Compiled annotated = emissary()
                .compile(field.replace("MODIFIERS", "@Deprecated final"))
                .successful();
        assertThat(annotated.diagnostics())
                .extracting(message -> message.line() + " " + message.key())
                .doesNotContain("4 compiler.warn.missing.deprecated.annotation");
    }

    @Test
    @Clause("EM-FORM-3")
    void warningsAtAnAdditionalFieldCanBeSuppressed() {
        emissary().compile("""
                import java.util.List;
                @dev.emissary.Emissary record A(Runnable r) {
                    @SuppressWarnings("rawtypes") final List list = null;
                    @SuppressWarnings("rawtypes")
                    private final List other = null;
                }
                """).clean();
        assertThat(emissary().compile("""
                import java.util.List;
                @dev.emissary.Emissary record A(Runnable r) {
                    final List list = null;
                }
                """).successful().diagnostics())
                .extracting(message -> message.line() + " " + message.key())
                .containsExactly("3 compiler.warn.raw.class.use");
    }

    @ParameterizedTest
    @Clause("EM-FORM-3")
    @ValueSource(
            strings = {
                "record Q(int x) { int y; }",
                "record Q(int x) { private final int y = 1; }",
                "record Q(int x) { int y, z; }",
                "record Q(int x) { int y; String z; }",
                "record Q(int x) { @Deprecated int y; { } }",
                "record Q(int x) { { x(); } { } }",
                "record Q(int x) { static int y; static { y = 1; } class C { int z; { z = 1; } } }",
                "record Q(int x) { record P(int z) { int y; } }",
                "record Q(int x) { void m() { record P(int z) { int y; } int local; } }",
                "record Q(int x) { Object o = new Object() { int y; { y = 1; } }; }",
                "record Q(int x) { Q { int y = 1; } int m() { int y; y = 2; return y; } }",
                "class C { record Q(int x) { final int[] y = {1}; } int z; { z = 1; } }",
                "enum E { X; int y; { y = 1; } record Q(int x) { java.util.Map<String, int[]> m; } }",
                "record Q(int x) { int y = \"\"; }",
                "record Q(int x) { Missing y; }",
                "record Q(int x) { int x() { return x; } }",
                "record Q(int x) { Q { return; } }",
                "abstract record Q(int x) { }",
            })
    void plainRecordBesideAnEmissaryHasJavacsOwnDiagnostics(String record) {
        List<String> own =
                Javac.plain().withLint().compile("class Foo {}\n" + record).places();
        assertThat(emissary().compile("class emissary {}\n" + record).places()).isEqualTo(own);
        assertThat(emissary().compile("emissary A(Runnable r);\n" + record).places())
                .isEqualTo(own);
        assertThat(emissary()
                        .compile("@dev.emissary.Emissary record A(Runnable r) {}\n" + record)
                        .places())
                .isEqualTo(own);
    }
}
