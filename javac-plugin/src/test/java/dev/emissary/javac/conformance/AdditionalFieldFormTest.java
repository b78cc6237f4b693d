package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Javac;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conformance tests of what the annotation form allows beyond a record's syntax, and of records beside it (EM-FORM-3).
 */
class AdditionalFieldFormTest {
    @Test
    @Clause({"EM-FORM-3", "EM-CLASS-4"})
    void annotationFormAllowsAdditionalFinalFields() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                import java.util.*;
                import java.util.function.*;
                @dev.emissary.Emissary record A(Runnable r) {
                    private final int a = 1, b, c[] = {1, 2}, d[];
                    final Map<String, List<? super Integer>> m = new HashMap<String, List<? super Integer>>(), n;
                    protected final Function<String, Integer> lambda = s -> { int q = 1; return q + s.length(); };
                    public final Object anonymous = new Object() { int inner; { inner = 1; } };
                    final int selected = switch (b()) { case 1 -> 2; default -> { int z = 3; yield z; } };
                    static int count = 3;
                    static { count++; }
                    final transient A self = this, other = null;
                    final boolean less = 1 < 2, greater = 3 > 2;
                    final int shifted = 1 << 3 >>> 1, chosen = less ? 7 : 8;
                    final char brace = '{';
                    final String text = "}{;,(";
                    int @Marked [] @Marked [] method() { int local; local = 1; return new int[local][]; }
                    final java.util.@Marked List<@Marked String> qualified = null;
                    final @Marked int @Marked [] array @Marked [] = {{1}};
                    A { b = 2; d = null; n = null; }
                    static int b() { return 1; }
                    @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Marked {}
                }
                """).clean();
        Object a = compiled.create("A", (Runnable) () -> {});
        assertThat(Arrays.stream(a.getClass().getDeclaredFields())
                        .map(Field::getName)
                        .toList())
                .isEqualTo(List.of(
                        "r",
                        "a",
                        "b",
                        "c",
                        "d",
                        "m",
                        "n",
                        "lambda",
                        "anonymous",
                        "selected",
                        "count",
                        "self",
                        "other",
                        "less",
                        "greater",
                        "shifted",
                        "chosen",
                        "brace",
                        "text",
                        "qualified",
                        "array"));
        for (Field field : a.getClass().getDeclaredFields()) {
            boolean isStatic = field.getName().equals("count");
            assertThat(Modifier.isStatic(field.getModifiers()))
                    .as(field.getName())
                    .isEqualTo(isStatic);
            assertThat(Modifier.isFinal(field.getModifiers()))
                    .as(field.getName())
                    .isEqualTo(!isStatic);
        }
        assertThat(value(a, "a")).isEqualTo(1);
        assertThat(value(a, "b")).isEqualTo(2);
        assertThat(value(a, "c")).isEqualTo(new int[] {1, 2});
        assertThat(value(a, "selected")).isEqualTo(2);
        assertThat(value(a, "count")).isEqualTo(4);
        assertThat(value(a, "self")).isSameAs(a);
        assertThat(value(a, "shifted")).isEqualTo(4);
        assertThat(value(a, "chosen")).isEqualTo(7);
        assertThat(value(a, "text")).isEqualTo("}{;,(");
    }

    private static Object value(Object object, String field) throws ReflectiveOperationException {
        Field declared = object.getClass().getDeclaredField(field);
        declared.setAccessible(true);
        return declared.get(object);
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

    @ParameterizedTest
    @Clause({"EM-FORM-3", "EM-CLASS-4"})
    @ValueSource(strings = {"@dev.emissary.Emissary record", "emissary"})
    void everyNonFinalInstanceFieldIsAnErrorInBothForms(String head) {
        Compiled compiled = emissary().compile(head + """
                 A(Runnable r) {
                    int x;
                    private int y = 1,
                        z;
                    volatile Object o;
                    static int fine;
                }
                """);
        assertThat(compiled.errors())
                .containsExactly(
                        "A.java:2 emissary.err.field.not.final",
                        "A.java:3 emissary.err.field.not.final",
                        "A.java:4 emissary.err.field.not.final",
                        "A.java:5 emissary.err.field.not.final");
        assertThat(compiled.diagnostics().get(0).column()).isEqualTo(9);
        assertThat(compiled.diagnostics().get(0).text()).contains(" x ");
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

    @Test
    @Clause({"EM-FORM-3", "EM-FORM-7"})
    void recordOfAnotherEmissaryAnnotationHasJavacsOwnErrors() {
        String source = """
                @interface Emissary {}
                @Emissary record Q(int x) {
                    int y;
                    { y = 1; }
                }
                """;
        assertThat(emissary().compile(source).places())
                .isEqualTo(Javac.plain().withLint().compile(source).places())
                .hasSize(2);
    }

    @Test
    @Clause("EM-FORM-3")
    void plainRecordBesideAnEmissaryHasTheClassFileThatJavacGivesIt() {
        String record = """
                record Q<T>(int x, T... ts) implements Runnable {
                    static int count;
                    Q { count++; }
                    public void run() { int y = 1; count = y; }
                    record Inner(String s) {}
                }
                """;
        Compiled plain = Javac.plain().withLint().compile("class Foo {}\n" + record);
        Compiled beside = emissary().compile("emissary Foo(Runnable r);\n" + record);
        for (String name : new String[] {"Q", "Q$Inner"}) {
            assertThat(beside.bytes(name)).as(name).isEqualTo(plain.bytes(name));
        }
    }
}
