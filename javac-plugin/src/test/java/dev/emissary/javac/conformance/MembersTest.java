package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
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
    void mayDeclareEveryKindOfMember(String header) {
        Compiled compiled = emissary().compile(header + """
                    public static final int CONSTANT = 1;
                    private static int counter;
                    static { counter = 5; }
                    static int count() { return counter++; }
                    class Inner { int plain; { plain = 3; } int sum() { return plain + s.length(); } }
                    static class Nested { int plain; { plain = 4; } }
                    interface Face { int one(); }
                    enum Color { RED { int x; { x = 1; } int v() { return x; } }, GREEN; int v() { return 2; } }
                    record Point(int x, int y) { Point { if (x > y) throw new IllegalArgumentException(); } }
                    @interface Mark { int value() default 7; }
                    emissary Again(Face face);
                    public static String run() {
                        X x = new X("abc");
                        return CONSTANT + "," + count() + "," + x.new Inner().sum() + "," + new Nested().plain
                            + "," + Color.RED.v() + "," + new Point(1, 2) + "," + new Again(() -> 9).one();
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo("1,5,6,4,1,Point[x=1, y=2],9");
        assertThat(compiled.load("X$Point").isRecord()).isTrue();
    }

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

    @ParameterizedTest
    @ValueSource(strings = {KEYWORD, ANNOTATION})
    @Clause({"EM-CLASS-4", "EM-FORM-3"})
    void anAdditionalFieldIsFinalInTheClassFile(String header) {
        Compiled compiled = emissary()
                .compile(header + "    private final Object lock = new Object(); Object lock() { return lock; }\n}\n")
                .clean();
        Field lock = Arrays.stream(compiled.load("X").getDeclaredFields())
                .filter(field -> field.getName().equals("lock"))
                .findFirst()
                .orElseThrow();
        assertThat(Modifier.toString(lock.getModifiers())).isEqualTo("private final");
    }

    @ParameterizedTest
    @ValueSource(strings = {KEYWORD, ANNOTATION})
    @Clause("EM-CLASS-4")
    void rejectsANonFinalInstanceField(String header) {
        Compiled compiled = emissary()
                .compile(header + "    final int fine = 1;\n    int wrong;\n    private String worse = \"\";\n}\n");
        assertThat(compiled.errors())
                .containsExactly("X.java:3 emissary.err.field.not.final", "X.java:4 emissary.err.field.not.final");
    }

    @ParameterizedTest
    @ValueSource(strings = {KEYWORD, ANNOTATION})
    @Clause("EM-CLASS-4")
    void rejectsEachNonFinalDeclaratorOfOneField(String header) {
        Compiled compiled = emissary().compile(header + "    volatile int one,\n        two = 2;\n}\n");
        assertThat(compiled.errors())
                .containsExactly("X.java:2 emissary.err.field.not.final", "X.java:3 emissary.err.field.not.final");
    }

    @ParameterizedTest
    @ValueSource(strings = {KEYWORD, ANNOTATION})
    @Clause("EM-CLASS-4")
    void rejectsAnInstanceInitializer(String header) {
        Compiled compiled = emissary().compile(header + "    static { }\n    {\n        System.gc();\n    }\n}\n");
        assertThat(compiled.errors()).containsExactly("X.java:3 emissary.err.initializer");
    }

    @Test
    @Clause("EM-CLASS-4")
    void anInstanceInitializerOfARecordStaysAnErrorOfRecords() {
        Compiled compiled = emissary().compile("public emissary X(CharSequence s);", "record R(int x) {\n    { }\n}");
        assertThat(compiled.errors())
                .containsExactly("R.java:2 compiler.err.instance.initializer.not.allowed.in.records");
    }

    @Test
    @Clause("EM-CLASS-4")
    void aRecordInTheBodyIsStillARecord() {
        Compiled compiled =
                emissary().compile(KEYWORD + "    record R(int x) {\n        final int more = 1;\n    }\n}\n");
        assertThat(compiled.errors()).containsExactly("X.java:3 compiler.err.record.cannot.declare.instance.fields");
    }

    @Test
    @Clause("EM-CLASS-4")
    void anEmissaryInARecordMayHaveAdditionalFields() {
        Compiled compiled = emissary().compile("""
                record R(int x) {
                    emissary X(CharSequence s) { final int more = s0(); static int s0() { return 6; } }
                    static int run() { return new X("a").more; }
                }
                """).clean();
        assertThat(compiled.run("R", "run")).isEqualTo(6);
    }

    @Test
    @Clause("EM-CLASS-4")
    void anInitializerRunsBeforeTheComponentFieldsAreAssigned() {
        Compiled compiled = emissary().compile(KEYWORD + "    final int length = s.length();\n}\n");
        assertThat(compiled.errors()).containsExactly("X.java:2 emissary.err.initializer.early");
    }

    @Test
    @Clause("EM-CLASS-4")
    void aFinalFieldThatNothingAssignsIsAnError() {
        Compiled compiled = emissary().compile(KEYWORD + "    final int length;\n}\n");
        assertThat(compiled.errors()).containsExactly("X.java:1 compiler.err.var.might.not.have.been.initialized");
    }

    @Test
    @Clause("EM-CLASS-4")
    void aFieldMayNotHaveTheNameOfAComponent() {
        Compiled compiled = emissary().compile(KEYWORD + "    final int s = 1;\n}\n");
        assertThat(compiled.errors()).first().isEqualTo("X.java:2 compiler.err.already.defined");
    }

    @Test
    @Clause("EM-CLASS-4")
    void aMethodMayUseTheDelegateAndBeGeneric() {
        Compiled compiled = emissary().compile(KEYWORD + """
                    @SafeVarargs private <T> int all(T... more) { return s.length() + more.length; }
                    synchronized int locked() { return all(1, 2); }
                    public static int run() { return new X("abc").locked(); }
                }
                """).successful();
        assertThat(compiled.run("X", "run")).isEqualTo(5);
    }

    @Test
    @Clause({"EM-CLASS-4", "EM-CTOR-2"})
    void commentsStringsAndAnnotationsWithBracesDoNotConfuseTheFieldsAndInitializers() {
        Compiled compiled = emissary().compile("""
                public emissary X(@SuppressWarnings({"a", "b"}) CharSequence s) {
                    // { int a;
                    private static final String TEXT = "{ int wrong; ";
                    private static final char BRACE = '{';
                    @SuppressWarnings({"x", "y"}) final int fine = TEXT.length() + BRACE;
                    ;
                    int method(@SuppressWarnings({"p"}) final int p) { { final int q = p; return q; } }
                    ;
                }
                """).clean();
        assertThat(compiled.load("X").getDeclaredFields()).hasSize(4);
    }
}
