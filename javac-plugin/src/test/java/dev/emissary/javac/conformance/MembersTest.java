package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of initializers and constructors in a body, where javac and other compilers differ. */
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
    @EnabledForJreRange(min = JRE.JAVA_25)
    @Clause("EM-CTOR-4")
    void statementsMayPrecedeTheCallWhereTheLanguageLevelAllowsThem() {
        Compiled compiled =
                emissary().compile("public interface A { int a(); }", """
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
