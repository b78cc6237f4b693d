package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Recorder;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;

/** Conformance tests of what keeps a delegate out of reach (EM-ENC). */
class EncapsulationTest {
    private static final String TEXT = "public emissary X(CharSequence s);";

    @Test
    @Clause("EM-ENC-1")
    void aCastToTheDelegatesClassFails() {
        Compiled compiled = emissary().compile(TEXT, """
                class User {
                    static Object run() { CharSequence x = new X("secret"); return (String) x; }
                }
                """).clean();
        assertThatThrownBy(() -> compiled.run("User", "run")).hasRootCauseInstanceOf(ClassCastException.class);
    }

    @Test
    @Clause("EM-ENC-1")
    void instanceofAndTypePatternsDoNotMatchTheDelegatesClass() {
        Compiled compiled = emissary().compile(TEXT, """
                class User {
                    static Object run() {
                        Object x = new X("secret");
                        return (x instanceof String) || (x instanceof String s && s.length() > 0)
                            || (x instanceof Comparable<?>) || String.class.isInstance(x);
                    }
                }
                """).clean();
        assertThat(compiled.run("User", "run")).isEqualTo(false);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(String) x | compiler.err.prob.found.req",
                "x instanceof String | compiler.err.prob.found.req",
                "(Comparable<?>) x | compiler.err.prob.found.req",
                "x instanceof Record | compiler.err.prob.found.req",
                "x.s() | compiler.err.cant.resolve.location.args",
                "x.s | compiler.err.report.access",
            })
    @Clause({"EM-ENC-1", "EM-ENC-2"})
    void theCompilerRefusesWhatCanNeverReachIt(String expression, String key) {
        Compiled compiled = emissary()
                .compile(TEXT, "class User {\n    Object wrong(X x) { return\n        " + expression + "; }\n}");
        assertThat(compiled.errors()).containsExactly("User.java:3 " + key);
    }

    @Test
    @Clause("EM-ENC-2")
    void aRecordPatternDoesNotDeconstructIt() {
        assumeTrue(Runtime.version().feature() >= 21);
        Compiled compiled = emissary().compile(TEXT, """
                class User {
                    Object wrong(Object x) {
                        return x instanceof X(CharSequence s) ? s : null;
                    }
                }
                """);
        assertThat(compiled.errors()).containsExactly("User.java:3 compiler.err.deconstruction.pattern.only.records");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public interface Foo { boolean equals(Object o); int hashCode(); String toString(); void f(); }",
                "public interface Foo extends java.util.Comparator<String> { void f(); }",
                "public interface Foo extends java.util.Map.Entry<String, String> { void f(); }",
                "public interface Foo { void f(); }",
            })
    @Clause({"EM-ENC-3", "EM-CLASS-3"})
    void objectsMethodsSayNothingOfTheDelegate(String foo) {
        Compiled compiled =
                emissary().compile(foo, "public emissary X(Foo foo);").clean();
        Object delegate = new Recorder().delegate(compiled.load("Foo"));
        Object emissary = compiled.create("X", delegate);
        assertThat(emissary.equals(delegate)).isFalse();
        assertThat(delegate.equals(emissary)).isFalse();
        assertThat(emissary.equals(compiled.create("X", delegate))).isFalse();
        assertThat(emissary.hashCode()).isEqualTo(System.identityHashCode(emissary));
        assertThat(emissary.toString()).startsWith("X@").doesNotContain("delegate");
    }

    @Test
    @Clause("EM-ENC-5")
    void aDelegateThatReturnsItselfIsNotHandedOut() {
        Compiled compiled = emissary()
                .compile(
                        "public interface Self<S extends Self<S>> { S me(); Self<?> any(); }",
                        "public interface Foo extends Self<Foo> { Foo foo(); Appendable other(); }",
                        "public emissary X(Foo foo);")
                .clean();
        Recorder recorder = new Recorder();
        Object delegate = recorder.delegate(compiled.load("Foo"));
        recorder.answering(delegate);
        Object emissary = compiled.create("X", delegate);
        for (String method : List.of("me", "any", "foo")) {
            assertThat(call(emissary, method)).as(method).isSameAs(emissary);
        }
        Object another = new Recorder().delegate(compiled.load("Foo"));
        recorder.answering(another);
        for (String method : List.of("me", "any", "foo")) {
            assertThat(call(emissary, method)).as(method).isSameAs(another);
        }
        assertThat(recorder.calls()).hasSize(6);
    }

    private static Object call(Object emissary, String method) {
        try {
            return emissary.getClass().getMethod(method).invoke(emissary);
        } catch (ReflectiveOperationException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    @Clause("EM-ENC-5")
    void theFluentMethodsOfTheLibraryAreClosedToo() {
        Compiled compiled = emissary()
                .compile(
                        "public emissary X(Appendable a) { static Appendable of() { return new X(new StringBuilder()); } }",
                        """
                        public emissary Y(java.util.stream.Stream<String> s) {
                            static java.util.stream.Stream<String> of() {
                                return new Y(java.util.stream.Stream.of("a"));
                            }
                        }
                        """,
                        """
                        class User {
                            static Object run() throws java.io.IOException {
                                Appendable x = X.of();
                                var y = Y.of();
                                return (x.append("a").append('b') == x) + "," + (y.onClose(() -> { }) == y)
                                    + "," + (y.sequential() == y);
                            }
                        }
                        """)
                .clean();
        assertThat(compiled.run("User", "run")).isEqualTo("true,true,true");
    }

    @Test
    @Clause({"EM-ENC-5", "EM-FWD-5"})
    void aSubSequenceOfTheWholeIsNotTheStringItself() {
        Compiled compiled = emissary().compile(TEXT, """
                class User {
                    static Object run() {
                        CharSequence x = new X("secret");
                        return (x.subSequence(0, 6) == x) + "," + (x.subSequence(0, 3) instanceof String);
                    }
                }
                """).clean();
        assertThat(compiled.run("User", "run")).isEqualTo("true,true");
    }

    @Test
    @Clause("EM-ENC-6")
    void nothingOfItThatOthersMayUseHasTheDelegate() {
        Compiled compiled =
                emissary().compile("public interface Foo { void f(); }", """
                public emissary X(Foo foo) {
                    class Inner { Foo outer() { return foo; } }
                    java.util.function.Supplier<Foo> lambda() { return () -> foo; }
                    Runnable reference() { return foo::f; }
                }
                """).clean();
        assertThat(compiled.load("X").getDeclaredFields())
                .allMatch(field -> Modifier.isPrivate(field.getModifiers()) && Modifier.isFinal(field.getModifiers()));
        assertThat(compiled.load("X").getFields()).isEmpty();
        assertThat(compiled.classFile("X").node().methods)
                .noneMatch(method -> method.name.startsWith("access$"))
                .filteredOn(method -> (method.access & Opcodes.ACC_SYNTHETIC) != 0)
                .allMatch(method -> (method.access & Opcodes.ACC_PRIVATE) != 0);
    }

    @Test
    @Clause("EM-ENC-6")
    void reflectionInTheSameModuleIsNotKeptOut() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile(TEXT).clean();
        Field field = compiled.load("X").getDeclaredField("s");
        Object emissary = compiled.create("X", "secret");
        assertThatThrownBy(() -> field.get(emissary)).isInstanceOf(IllegalAccessException.class);
        field.setAccessible(true);
        assertThat(field.get(emissary)).isEqualTo("secret");
    }
}
