package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of compact canonical constructors (EM-CTOR-2). */
class CompactConstructorTest {
    @Test
    @Clause("EM-CTOR-2")
    void assignsTheFieldsAtItsEndFromTheParametersAsTheyAreThen() {
        Compiled compiled = emissary().compile("""
                public emissary X(CharSequence s, AutoCloseable r) {
                    public X {
                        if (s == null) s = "none";
                        r = null;
                        s = s + "!";
                    }
                    public static String run() { return "" + new X(null, () -> {}).s + new X("a", () -> {}).r; }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo("none!null");
    }

    /** Bodies, each with what {@code new X("ab").s + extra} then is; all assign the additional field {@code extra}. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "extra = 1; | ab1",
                "if (s.length() > 1) { extra = 2; } else { extra = 3; } | ab2",
                "if (s.length() > 1) { extra = 2; } else { throw new IllegalStateException(); } | ab2",
                "switch (s.length()) { case 2: extra = 4; break; default: extra = 5; } | ab4",
                "switch (s.length()) { case 2 -> extra = 4; default -> throw new Error(); } | ab4",
                "extra = switch (s.length()) { case 2 -> { yield 6; } default -> 7; }; | ab6",
                "try { s = s.subSequence(0, 1); } finally { extra = 8; } | a8",
                "extra = 9; try { s.charAt(9); } catch (IndexOutOfBoundsException e) { s = \"caught\"; } | caught9",
                "extra = 1; while (true) { if (s.length() > 4) break; s = s + \"x\"; } | abxxx1",
                "extra = 1; for (;;) { if (s.length() > 4) break; s = s + \"y\"; } | abyyy1",
                "extra = 1; do { s = s + \"z\"; } while (s.length() < 4); | abzz1",
                "extra = 1; out: { if (s.length() == 2) break out; s = null; } | ab1",
                "extra = 1; out: while (true) { while (true) { s = \"in\"; break out; } } | in1",
                "synchronized (this) { extra = 1; s = \"sync\"; } | sync1",
                "{ extra = 1; } | ab1",
                "extra = 1; ; | ab1",
                "extra = 1; assert s != null : \"no\"; | ab1",
                "extra = 1; int local = 3; s = \"\" + s + local; | ab31",
                "extra = 1; for (String t : new String[] {\"p\", \"q\"}) { if (t.equals(\"q\")) continue; s = t; } | p1",
                "extra = 1; try (java.io.StringReader reader = new java.io.StringReader(\"\")) { reader.hashCode(); s = \"res\"; } | res1",
            })
    @Clause({"EM-CTOR-2", "EM-CLASS-4"})
    void mayEndInAnyStatement(String body, String expected) {
        Compiled compiled = emissary()
                .compile(
                        "public emissary X(CharSequence s) {\n    private final int extra;\n    public X { " + body
                                + " }\n    public static String run() { X x = new X(\"ab\"); return x.s.toString() + x.extra; }\n}")
                .clean();
        assertThat(compiled.run("X", "run")).isEqualTo(expected);
    }

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

    @ParameterizedTest
    @ValueSource(strings = {"while (true);", "for (;;) { }", "do { s = s + \"x\"; } while (true);"})
    @Clause("EM-CTOR-2")
    void mayNeverEndAtAll(String body) {
        emissary()
                .withOptions("-Xlint:-empty")
                .compile("public emissary X(CharSequence s) { public X { " + body + " } }")
                .clean();
    }

    @Test
    @Clause("EM-CTOR-2")
    void nestedBodiesMayReturnAndAssignTheirOwnFields() {
        Compiled compiled = emissary().compile("""
                public emissary X(CharSequence s) {
                    public X {
                        java.util.function.Supplier<String> lambda = () -> { return "L"; };
                        Runnable nothing = () -> { return; };
                        nothing.run();
                        class Local {
                            CharSequence s;
                            Local(CharSequence s) { this.s = s; if (s == null) return; this.s = s + "l"; }
                            CharSequence get() { return s; }
                        }
                        Object anonymous = new Object() {
                            CharSequence s;
                            { this.s = "A"; }
                            @Override public String toString() { return "" + this.s; }
                        };
                        record Pair(int s, int t) { Pair { if (s > t) throw new Error(); } int sum() { return s + t; } }
                        enum Kind { ONE; String low() { return "one"; } }
                        s = s + lambda.get() + new Local("c").get() + anonymous + new Pair(1, 2).sum() + Kind.ONE.low();
                    }
                    public static String run() { return new X("s").s.toString(); }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo("sLclA3one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"public", "protected", "private", ""})
    @Clause("EM-CTOR-2")
    void mayHaveAnyAccess(String access) {
        Compiled compiled = emissary()
                .compile("public emissary X(CharSequence s) {\n    " + access
                        + " X { }\n    static X of() { return new X(\"\"); }\n}")
                .clean();
        assertThat(Modifier.toString(
                        compiled.load("X").getDeclaredConstructors()[0].getModifiers()))
                .isEqualTo(access);
    }

    @Test
    @Clause("EM-CTOR-2")
    void mayBeAnnotatedAndDocumentedAndItsParametersCaptured() {
        Compiled compiled = emissary().compile("""
                public emissary X<T extends CharSequence>(T s) implements CharSequence {
                    private final java.util.function.IntSupplier length;
                    /** A comment. */
                    @Deprecated @SuppressWarnings({"x", "y"}) public X { length = () -> s.length(); }
                    public static int run() { return new X<>("four").length.getAsInt(); }
                }
                """).clean();
        assertThat(compiled.run("X", "run")).isEqualTo(4);
        assertThat(compiled.load("X").getDeclaredConstructors()[0].isAnnotationPresent(Deprecated.class))
                .isTrue();
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "return; | emissary.err.compact.return",
                "if (s == null) { return; } | emissary.err.compact.return",
                "switch (s.length()) { case 1 -> { return; } default -> { } } | emissary.err.compact.return",
                "try { return; } finally { } | emissary.err.compact.return",
                "this.s = s; | emissary.err.compact.assignment",
                "(this).s = s; | emissary.err.compact.assignment",
                "this.s += s; | emissary.err.compact.assignment",
                "Runnable t = () -> this.s = s; | emissary.err.compact.assignment",
                "if (s == null) this.s = \"\"; | emissary.err.compact.assignment",
                "CharSequence t = this.s = s; | emissary.err.compact.assignment",
                "super(); | emissary.err.canonical.call",
                "String s = null; | compiler.err.already.defined",
                "int n = this.s.length(); | compiler.err.var.might.not.have.been.initialized",
                "s = s; Runnable r = () -> s.length(); | compiler.err.cant.ref.non.effectively.final.var",
                "undefined(); | compiler.err.cant.resolve.location.args",
                "throw new java.io.IOException(); | compiler.err.unreported.exception.need.to.catch.or.throw",
                "throw new Error(); s = null; | compiler.err.unreachable.stmt",
            })
    @Clause("EM-CTOR-2")
    void rejectsWhatMayNotStandInIt(String body, String key) {
        for (String header :
                new String[] {"emissary X(CharSequence s)", "@dev.emissary.Emissary record X(CharSequence s)"}) {
            Compiled compiled =
                    emissary().compile("public " + header + " {\n    X {\n        " + body + "\n    }\n}\n");
            assertThat(compiled.errors()).containsExactly("X.java:3 " + key);
        }
    }

    @Test
    @Clause("EM-CTOR-2")
    void rejectsACallOfAnotherConstructor() {
        Compiled compiled = emissary().compile("""
                public emissary X(CharSequence s) {
                    X {
                        this(1);
                    }
                    X(int n) { this.s = null; }
                }
                """);
        assertThat(compiled.errors())
                .contains("X.java:3 emissary.err.canonical.call", "X.java:5 emissary.err.constructor.call");
    }

    @ParameterizedTest
    @ValueSource(strings = {"X throws Error { }", "X throws java.io.IOException { }", "<T> X { }", "Y { }"})
    @Clause("EM-CTOR-2")
    void rejectsOneThatIsWrittenInAnotherWay(String constructor) {
        Compiled compiled = emissary().compile("public emissary X(CharSequence s) {\n    " + constructor + "\n}\n");
        assertThat(compiled.errors()).hasSize(1).allMatch(error -> error.startsWith("X.java:2 "));
    }

    @Test
    @Clause("EM-CTOR-2")
    void rejectsASecondOne() {
        Compiled compiled = emissary().compile("public emissary X(CharSequence s) {\n    X { }\n    X { }\n}\n");
        assertThat(compiled.errors()).containsExactly("X.java:3 compiler.err.already.defined");
    }

    @Test
    @Clause("EM-CTOR-2")
    void anAdditionalFieldThatOneBranchLeavesUnassignedIsAnError() {
        Compiled compiled = emissary().compile("""
                public emissary X(CharSequence s) {
                    final int extra;
                    X {
                        if (s != null) { extra = 1; } else { s = ""; }
                    }
                }
                """);
        assertThat(compiled.errors())
                .singleElement()
                .asString()
                .endsWith("compiler.err.var.might.not.have.been.initialized");
    }
}
