package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of what the body of an emissary may declare (EM-CLASS-4). */
class MembersTest {
    /** The two ways to begin a declaration of an emissary X of one CharSequence. */
    private static final String KEYWORD = "public emissary X(CharSequence s) {\n";

    private static final String ANNOTATION = "public @dev.emissary.Emissary record X(CharSequence s) {\n";

    @ParameterizedTest
    @ValueSource(strings = {KEYWORD, ANNOTATION})
    @Clause("EM-CLASS-4")
    void mayDeclareAdditionalFinalFieldsInEveryNotation(String header) {
        Compiled compiled = emissary().compile(header + """
                    final int a = 1, b = 2;
                    private final java.util.Map<String, java.util.List<int[]>> map = new java.util.HashMap<>();
                    @Deprecated protected final transient int[] rows = {1, 2}, columns[] = {{3}, {4, 5}};
                    public final Runnable task = () -> { int local = 1; local++; };
                    final Object anonymous = new Object() { int state; { state = 8; }
                        @Override public String toString() { return "state " + state; } };
                    /** A comment. */
                    final java.util.function.IntUnaryOperator op = (int i) -> { for (int j = 0; j < 2; j++) i += j; return i; };
                    final static int SHARED = 3;
                    public static String run() {
                        X x = new X("abc");
                        return x.a + x.b + x.map.size() + x.columns[1][1] + " " + x.anonymous + " " + x.op.applyAsInt(4);
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo("8 state 8 5");
        assertThat(Arrays.stream(compiled.load("X").getDeclaredFields())
                        .filter(field -> !Modifier.isStatic(field.getModifiers()))
                        .map(Field::getName))
                .containsExactly("s", "a", "b", "map", "rows", "columns", "task", "anonymous", "op");
    }

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
}
