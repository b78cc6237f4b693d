package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of the constructors of an emissary, compact ones excepted (EM-CTOR-1, EM-CTOR-3, EM-CTOR-4). */
class ConstructorsTest {
    private static final String A = "public interface A { int a(); }";
    private static final String B = "public interface B { int b(); }";

    private static Constructor<?> onlyConstructor(Compiled compiled, String name) {
        assertThat(compiled.load(name).getDeclaredConstructors()).hasSize(1);
        return compiled.load(name).getDeclaredConstructors()[0];
    }

    @ParameterizedTest
    @CsvSource({"public, public", "protected, protected", "private, private", "'', ''"})
    @Clause("EM-CTOR-1")
    void theImplicitOneHasTheComponentsInOrderAndTheAccessOfTheClass(String access, String expected) {
        Compiled compiled = emissary()
                .compile(
                        A,
                        B,
                        "class Outer {\n    " + access + " emissary X(A a, B b);\n"
                                + "    Object use() { return new X(null, null); }\n}")
                .clean();
        Constructor<?> constructor = onlyConstructor(compiled, "Outer$X");
        assertThat(constructor.getParameterTypes()).containsExactly(compiled.load("A"), compiled.load("B"));
        assertThat(Modifier.toString(constructor.getModifiers())).isEqualTo(expected);
    }

    @Test
    @Clause("EM-CTOR-1")
    void theImplicitOneOfAnInterfaceMemberIsPublic() {
        Compiled compiled = emissary()
                .compile(A, """
                public interface Face {
                    emissary X(A a);
                    @dev.emissary.Emissary record Y(A a) {}
                }
                """, "@interface Ann { emissary Z(A a); }")
                .clean();
        assertThat(onlyConstructor(compiled, "Face$X").getModifiers()).isEqualTo(Modifier.PUBLIC);
        assertThat(onlyConstructor(compiled, "Face$Y").getModifiers()).isEqualTo(Modifier.PUBLIC);
        assertThat(onlyConstructor(compiled, "Ann$Z").getModifiers()).isEqualTo(Modifier.PUBLIC);
    }

    @Test
    @Clause("EM-CTOR-1")
    void theImplicitOneHasTheComponentNames() {
        Compiled compiled = emissary()
                .withOptions("-parameters")
                .compile(A, B, "public emissary X(A first, B second);")
                .clean();
        assertThat(onlyConstructor(compiled, "X").getParameters())
                .extracting(Parameter::getName, Parameter::isSynthetic, Parameter::isImplicit)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("first", false, false),
                        org.assertj.core.groups.Tuple.tuple("second", false, false));
    }

    @Test
    @Clause("EM-CTOR-1")
    void theImplicitOneKeepsItsGenericSignature() {
        Compiled compiled = emissary()
                .compile("public emissary X<T extends Comparable<? super T>>(java.util.List<T[]> l, Iterable<T> i)"
                        + " implements java.util.List<T[]>, Runnable { public void run() {} }");
        assertThat(compiled.errors()).isNotEmpty();
        Compiled legal = emissary()
                .compile("@dev.emissary.Emissary(java.util.List.class)\n"
                        + "public record X<T extends Comparable<? super T>>(java.util.List<T[]> l, Iterable<T> i) {}")
                .clean();
        assertThat(onlyConstructor(legal, "X").toGenericString())
                .isEqualTo("public X(java.util.List<T[]>,java.lang.Iterable<T>)");
    }

    @Test
    @Clause({"EM-CTOR-1", "EM-CLASS-2"})
    void aVariableArityComponentMakesTheConstructorOne() {
        Compiled compiled = emissary().compile(A, """
                @dev.emissary.Emissary(A.class)
                public record X(A a, String... rest) {
                    static int run() { return new X(null).rest.length * 100 + new X(null, "p", "q").rest.length; }
                }
                """).clean();
        assertThat(onlyConstructor(compiled, "X").isVarArgs()).isTrue();
        assertThat(compiled.load("X").getDeclaredFields()[1].getModifiers())
                .isEqualTo(Modifier.PRIVATE | Modifier.FINAL);
        assertThat(compiled.run("X", "run")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"public", "protected", "private", ""})
    @Clause("EM-CTOR-3")
    void anExplicitCanonicalOneMayHaveAnyAccess(String access) {
        Compiled compiled = emissary()
                .compile(
                        A,
                        "public emissary X(A a) {\n    " + access + " X(A a) { this.a = a; }\n"
                                + "    static X of(A a) { return new X(a); }\n}")
                .clean();
        assertThat(Modifier.toString(onlyConstructor(compiled, "X").getModifiers()))
                .isEqualTo(access);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X(java.util.List<java.lang.String> list, A a) { this.list = list; this.a = a; }",
                "X(final List<String> list, @SuppressWarnings(\"all\") A a) { this.a = a; this.list = list; }",
                "X(List<java.lang.String> list, A a) { if (a == null) { this.list = list; } else { this.list = null; }"
                        + " this.a = a; }",
            })
    @Clause("EM-CTOR-3")
    void anExplicitCanonicalOneHasTheTypesHoweverTheyAreWritten(String constructor) {
        Compiled compiled = emissary()
                .compile(
                        A,
                        "import java.util.List;\npublic emissary X(List<String> list, A a) {\n    " + constructor
                                + "\n}")
                .clean();
        assertThat(compiled.load("X").getDeclaredConstructors()).hasSize(1);
    }

    /** Bodies of {@code emissary X<T extends A>(List<String> list, T a)} with the errors on line 3. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "X(List<String> items, T a) { this.list = items; this.a = a; } | emissary.err.canonical.names",
                "X(List<String> a, T list) { this.list = a; this.a = list; } | emissary.err.canonical.names",
                "X(List<Integer> list, T a) { this.list = null; this.a = a; } | emissary.err.canonical.type",
                "X(List<? extends String> list, T a) { this.list = null; this.a = a; } | emissary.err.canonical.type",
                "X(List<String> list, A a) { this.list = list; this.a = null; } | emissary.err.canonical.type",
                "<U> X(List<String> list, T a) { this.list = list; this.a = a; } | emissary.err.canonical.generic",
                "X(List<String> list, T a) throws Exception { this.list = list; this.a = a; }"
                        + " | emissary.err.canonical.throws",
                "X(List<String> list, T a) throws Error { this.list = list; this.a = a; }"
                        + " | emissary.err.canonical.throws",
                "X(List<String> list, T a) { super(); this.list = list; this.a = a; } | emissary.err.canonical.call",
                "X(List<String> list, T a) { this.list = list; }"
                        + " | compiler.err.var.might.not.have.been.initialized",
                "X(List<String> list, T a) { this.list = list; this.a = a; this.a = a; }"
                        + " | compiler.err.var.might.already.be.assigned",
            })
    @Clause("EM-CTOR-3")
    void rejectsAnExplicitCanonicalOneThatBreaksARule(String constructor, String key) {
        Compiled compiled = emissary()
                .compile(
                        A,
                        "import java.util.List;\n@dev.emissary.Emissary(A.class) record X<T extends A>(List<String> list, T a) {\n    "
                                + constructor + "\n}");
        assertThat(compiled.errors()).containsExactly("X.java:3 " + key);
    }

    @Test
    @Clause("EM-CTOR-3")
    void anExplicitCanonicalOneThatCallsAnotherConstructorIsAnError() {
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    public X(A a) {
                        this("");
                    }
                    X(String s) { this.a = null; }
                }
                """);
        assertThat(compiled.errors())
                .contains("X.java:3 emissary.err.canonical.call", "X.java:5 emissary.err.constructor.call");
    }

    @Test
    @Clause("EM-CTOR-3")
    void anExplicitCanonicalOneMayNotReplaceVariableArityByAnArray() {
        Compiled compiled = emissary().compile(A, """
                @dev.emissary.Emissary(A.class)
                public record X(A a, String... rest) {
                    public X(A a, String[] rest) { this.a = a; this.rest = rest; }
                }
                """);
        assertThat(compiled.errors()).hasSize(1).allMatch(error -> error.startsWith("X.java:3 "));
    }

    @Test
    @Clause("EM-CTOR-3")
    void twoCanonicalOnesAreAnError() {
        Compiled compiled = emissary().compile(A, """
                public emissary X(A a) {
                    public X { }
                    public X(A a) { this.a = a; }
                }
                """);
        assertThat(compiled.errors()).containsExactly("X.java:3 compiler.err.already.defined");
    }

    @Test
    @Clause("EM-CTOR-3")
    void theArticlesComponentHidesItsCanonicalConstructor() {
        Compiled compiled = emissary()
                .compile("package api; public interface MyComponent { int answer(); }", """
                package impl;
                public emissary MyComponent(api.MyComponent comp) {
                    private MyComponent(api.MyComponent comp) { this.comp = comp; }
                    public MyComponent() { this(new MyComponentImpl()); }
                }
                class MyComponentImpl implements api.MyComponent {
                    public int answer() { return 42; }
                    static int run() { return new MyComponent().answer(); }
                }
                """)
                .clean();
        assertThat(compiled.run("impl.MyComponentImpl", "run")).isEqualTo(42);
        assertThat(compiled.load("impl.MyComponent").getConstructors())
                .singleElement()
                .extracting(Constructor::getParameterCount)
                .isEqualTo(0);
    }

    @Test
    @Clause({"EM-CTOR-3", "EM-DIAG-1"})
    void parameterOfVariableArityIsShownAsOne() {
        Compiled compiled = emissary().compile("""
                @dev.emissary.Emissary(Runnable.class) emissary X(Runnable first, Thread... rest) {
                    X(Runnable first, Thread[] rest) { this.first = first; this.rest = rest; }
                }
                """);
        assertThat(compiled.errors()).containsExactly("X.java:2 emissary.err.canonical.type");
        assertThat(compiled.diagnostics().get(0).text()).endsWith("declare it as Thread... rest");
    }
}
