package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of initializers and additional fields in a body, where javac and other compilers differ (EM-CLASS-4). */
class MembersTest {
    /** The rules for blank final fields (JLS 16), which find simple names and {@code this.task} only. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "task",
                "this.task",
                "(this).task",
                "SELF.this.task",
                "read()",
                "(Supplier<Object>) () -> task",
                "(Supplier<Object>) () -> this.task",
                "(Supplier<Object>) () -> SELF.this.task",
                "(Supplier<Object>) () -> { class Local { Object read() { return task; } } return new Local(); }",
                "(Runnable) task::run",
                "(Runnable) SELF.this.task::run",
                "new Object() { Object read() { return task; } }",
                "new Object() { Object read = task; }",
                "new Object() { Object read = SELF.this.task; }",
                "new Object() { Object read; { read = task; } }",
                "task = null",
            })
    @Clause("EM-CLASS-4")
    void anInitializerReadsWhatThatOfTheClassMayRead(String expression) {
        String body = "private final Object state = %s; Object read() { return task; }".formatted(expression);
        Compiled emissary = emissary()
                .compile("import java.util.function.*; emissary X(Runnable task) { %s }"
                        .formatted(body.replace("SELF", "X")));
        Compiled byHand = emissary().compile("""
                import java.util.function.*;
                class C { private final Runnable task; %s C(Runnable task) { this.task = task; } }
                """.formatted(body.replace("SELF", "C")));
        assertThat(emissary.errors()).hasSameSizeAs(byHand.errors());
        if (!expression.contains("=") || expression.contains("new")) {
            assertThat(emissary.errors()).allMatch(error -> error.endsWith("emissary.err.initializer.early"));
        }
    }

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
}
