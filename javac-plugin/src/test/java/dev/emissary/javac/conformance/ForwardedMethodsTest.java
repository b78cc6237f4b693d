package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Recorder;
import dev.emissary.javac.testing.Separately;
import java.io.FileNotFoundException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conformance tests of which methods are forwarded, and what arrives (EM-FWD-1, EM-FWD-2). */
class ForwardedMethodsTest {
    @Test
    @Clause("EM-FWD-1")
    void everyCallArrivesOnceWithTheSameArguments() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                public interface Foo {
                    Object f(long a, Object b, double c, int[] d, boolean e);
                    default Object g(String... all) { return null; }
                    Object h();
                }
                """, """
                public emissary X(Foo foo);
                """).clean();
        Object answer = new Object();
        Recorder recorder = new Recorder().answering(answer);
        Object x = compiled.create("X", recorder.delegate(compiled.load("Foo")));
        Object argument = new Object();
        int[] array = {};
        String[] strings = {"a"};

        assertThat(call(x, "f", 1L, argument, 2.5, array, true)).isSameAs(answer);
        assertThat(call(x, "g", (Object) strings)).isSameAs(answer);
        assertThat(call(x, "h")).isSameAs(answer);

        assertThat(recorder.calls()).extracting(Recorder.Call::name).containsExactly("f", "g", "h");
        List<Object> arguments = recorder.calls().get(0).arguments();
        assertThat(arguments).containsExactly(1L, argument, 2.5, array, true);
        assertThat(arguments.get(1)).isSameAs(argument);
        assertThat(arguments.get(3)).isSameAs(array);
        assertThat(recorder.calls().get(1).arguments().get(0)).isSameAs(strings);
    }

    @Test
    @Clause("EM-FWD-1")
    void everyMethodArrivesAtTheDelegateThatItBelongsTo() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                public interface Foo { int n(); int n(int i); default int m() { return 0; } }
                """, """
                public interface Bar { int n(long l); int k(); }
                """, """
                public emissary X(Foo foo, Bar bar);
                """).clean();
        Recorder foo = new Recorder().answering(1);
        Recorder bar = new Recorder().answering(2);
        Object x = compiled.create("X", foo.delegate(compiled.load("Foo")), bar.delegate(compiled.load("Bar")));

        assertThat(compiled.classFile("X").publicMethods())
                .containsExactlyInAnyOrder("n()I", "n(I)I", "m()I", "n(J)I", "k()I");
        assertThat(call(x, "n")).isEqualTo(1);
        assertThat(x.getClass().getMethod("n", int.class).invoke(x, 5)).isEqualTo(1);
        assertThat(x.getClass().getMethod("n", long.class).invoke(x, 5L)).isEqualTo(2);
        assertThat(call(x, "m")).isEqualTo(1);
        assertThat(call(x, "k")).isEqualTo(2);
        assertThat(foo.calls()).hasSize(3);
        assertThat(bar.calls()).hasSize(2);
    }

    @Test
    @Clause("EM-FWD-1")
    void nullAndExceptionsComeBackUnchanged() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                public interface Foo { String f() throws java.io.IOException; Foo self(); void g(); }
                """, """
                public emissary X(Foo foo);
                """).clean();
        Recorder recorder = new Recorder();
        Object x = compiled.create("X", recorder.delegate(compiled.load("Foo")));
        assertThat(call(x, "f")).isNull();
        assertThat(call(x, "self")).isNull();

        for (Throwable failure :
                List.of(new FileNotFoundException("gone"), new IllegalStateException(), new AssertionError())) {
            recorder.failingWith(failure);
            assertThatThrownBy(() -> call(x, "f")).isSameAs(failure);
        }
        Error error = new StackOverflowError();
        recorder.failingWith(error);
        assertThatThrownBy(() -> call(x, "g")).isSameAs(error);
        assertThatThrownBy(() -> call(x, "self")).isSameAs(error);
        assertThat(error.getSuppressed()).isEmpty();
        assertThat(error.getCause()).isNull();
    }

    @Test
    @Clause("EM-FWD-1")
    void undeclaredCheckedExceptionsComeBackUnchanged() {
        Compiled compiled = emissary().compile("""
                public interface Foo { void f(); }
                """, """
                public emissary X(Foo foo) {
                    static Object caught() {
                        Exception sneaky = new Exception();
                        Foo thrower = () -> X.<RuntimeException>sneak(sneaky);
                        try { new X(thrower).f(); } catch (Throwable e) { return e == sneaky; }
                        return "nothing";
                    }
                    @SuppressWarnings("unchecked")
                    static <E extends Exception> void sneak(Exception e) throws E { throw (E) e; }
                }
                """).clean();
        assertThat(compiled.run("X", "caught")).isEqualTo(true);
    }

    @Test
    @Clause("EM-FWD-1")
    void aDelegatesOverrideOfADefaultIsWhatCallersGet() {
        Compiled compiled = emissary().compile("""
                public interface Foo { default String f() { return "default"; } default String g() { return f() + "!"; } }
                """, """
                public emissary X(Foo foo) {
                    static Object result() {
                        Foo plain = new Foo() {};
                        Foo other = new Foo() { @Override public String f() { return "other"; } };
                        return new X(plain).f() + new X(plain).g() + new X(other).f() + new X(other).g();
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("defaultdefault!otherother!");
    }

    @Test
    @Clause("EM-FWD-1")
    void staticAndPrivateMethodsAreNotForwarded() {
        Compiled compiled = emissary().compile("""
                public interface Foo extends Sup {
                    static void s() {}
                    private void p() { q(); }
                    private static void q() {}
                    default void d() { p(); }
                }
                """, """
                public interface Sup { static void t() {} private void d(int i) {} void a(); default void e() { d(1); } }
                """, """
                public emissary X(Foo foo);
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactlyInAnyOrder("d()V", "a()V", "e()V");
    }

    @Test
    @Clause("EM-FWD-1")
    void aPublicMethodIsForwardedNextToPrivateAndStaticOnesOfItsNameElsewhere() {
        Compiled compiled = emissary().compile("""
                public interface One { private int m() { return 1; } default int n() { return m(); } }
                """, """
                public interface Two { static int m() { return 2; } }
                """, """
                public interface Three { int m(); }
                """, """
                public interface All extends One, Two, Three {}
                """, """
                public emissary X(All all);
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactlyInAnyOrder("m()I", "n()I");
    }

    @Test
    @Clause("EM-FWD-1")
    void bridgesOfInterfaceClassFilesAreNotForwarded() {
        Compiled types = emissary().compile("""
                public interface Top<T> { T get(); void put(T t); }
                """, """
                public interface Foo extends Top<String> {
                    @Override default String get() { return ""; }
                    @Override default void put(String s) {}
                }
                """).clean();
        assertThat(types.classFile("Foo").signatures()).contains("get()Ljava/lang/Object;");
        Compiled compiled = Separately.compile(emissary(), types, """
                public emissary X(Foo foo);
                """).clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactlyInAnyOrder("get()Ljava/lang/String;", "put(Ljava/lang/String;)V");
        assertThat(compiled.classFile("X").signatures())
                .containsExactlyInAnyOrder(
                        "<init>(LFoo;)V",
                        "get()Ljava/lang/String;",
                        "put(Ljava/lang/String;)V",
                        "get()Ljava/lang/Object;",
                        "put(Ljava/lang/Object;)V");
    }

    @Test
    @Clause("EM-FWD-1")
    void callsThroughBridgesArrive() {
        Compiled compiled = emissary().compile("""
                public interface Money extends Comparable<Money> {}
                """, """
                public emissary X(Money money) {
                    @SuppressWarnings({"unchecked", "rawtypes"}) static Object result() {
                        Money[] seen = new Money[1];
                        X x = new X(other -> { seen[0] = other; return 7; });
                        Comparable raw = x;
                        return raw.compareTo(x) + " " + (seen[0] == x);
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("7 true");
    }

    @Test
    @Clause("EM-FWD-2")
    void redeclaredMethodsOfObjectAreNotForwarded() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                public interface Foo { boolean equals(Object o); int hashCode(); String toString(); int size(); }
                """, """
                public emissary X(Foo foo);
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("size()I");
        Object delegate = new Recorder().delegate(compiled.load("Foo"));
        Object x = compiled.create("X", delegate);
        assertThat(x).isNotEqualTo(delegate).isEqualTo(x);
        assertThat(x.hashCode()).isEqualTo(System.identityHashCode(x));
        assertThat(x.toString()).startsWith("X@");
    }

    @Test
    @Clause("EM-FWD-2")
    void overloadsOfObjectsMethodsAreForwarded() {
        Compiled compiled = emissary().compile("""
                public interface Foo<T extends Number> {
                    boolean equals(T o); boolean equals(); int hashCode(int i); String toString(T[] ts); void wait(T t);
                    void notify(int i);
                }
                """, """
                public emissary X(Foo<Integer> foo);
                """).clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactlyInAnyOrder(
                        "equals(Ljava/lang/Integer;)Z",
                        "equals()Z",
                        "hashCode(I)I",
                        "toString([Ljava/lang/Integer;)Ljava/lang/String;",
                        "wait(Ljava/lang/Integer;)V",
                        "notify(I)V");
    }

    @Test
    @Clause("EM-FWD-2")
    void publicCloneIsForwarded() throws ReflectiveOperationException {
        Compiled compiled = emissary().compile("""
                public interface Foo extends Cloneable { Object clone(); void finalize(int i); }
                """, """
                public emissary X(Foo foo);
                """).clean();
        Recorder recorder = new Recorder().answering("copy");
        Object x = compiled.create("X", recorder.delegate(compiled.load("Foo")));
        assertThat(call(x, "clone")).isEqualTo("copy");
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly("clone()Ljava/lang/Object;", "finalize(I)V");
    }

    @ParameterizedTest
    @Clause("EM-FWD-2")
    @ValueSource(
            strings = {
                "interface F { void finalize(); }",
                "interface F { void finalize() throws Throwable; int f(); }",
                "interface F extends G {} interface G { void finalize(); }",
                "interface F { default void finalize() {} }",
            })
    void finalizeIsNeverForwarded(String types) {
        assertThat(emissary()
                        .withOptions("-nowarn")
                        .compile(types + "\nemissary E(F f);\n@dev.emissary.Emissary record R(F f) {}")
                        .errors())
                .extracting(error -> error.substring(error.indexOf(':')))
                .containsExactly(":2 emissary.err.method.finalize", ":3 emissary.err.method.finalize");
    }

    /** There is no forwarder over which two delegates could conflict. */
    @Test
    @Clause({"EM-FWD-2", "EM-CONF-1"})
    void finalizeOfTwoDelegatesIsNoConflict() {
        assertThat(emissary()
                        .withOptions("-nowarn")
                        .compile(
                                "interface A { void finalize(); } interface B { void finalize(); }\nemissary E(A a, B b);")
                        .errors())
                .containsExactly("A.java:2 emissary.err.method.finalize");
    }

    @Test
    @Clause("EM-FWD-2")
    void finalizeIsDeclaredByHand() {
        Compiled compiled = emissary().compile("""
                interface F { void finalize(); void f(); }
                @dev.emissary.Emissary(F.class) emissary E(C c) {
                    @SuppressWarnings({"deprecation", "removal"}) @Override public void finalize() {}
                }
                abstract class C implements F {
                    @SuppressWarnings({"deprecation", "removal"}) @Override public void finalize() {}
                }
                """).clean();
        assertThat(compiled.classFile("E").instructions("finalize", "()V")).containsExactly("RETURN");
        assertThat(compiled.classFile("E").publicMethods()).containsExactly("f()V", "finalize()V");
    }

    @Test
    @Clause("EM-FWD-2")
    void theDelegatesEqualsIsNotReachedThroughAClassTypedComponent() {
        Compiled compiled = emissary().compile("""
                @dev.emissary.Emissary(java.util.Comparator.class)
                public record X(By by) {
                    public static class By implements java.util.Comparator<String> {
                        @Override public int compare(String a, String b) { return 0; }
                        @Override public boolean equals(Object o) { return true; }
                        @Override public int hashCode() { return 42; }
                        @Override public String toString() { return "by"; }
                    }
                    static Object result() {
                        X x = new X(new By());
                        return x.equals("") + " " + (x.hashCode() == 42) + " " + x.toString().equals("by");
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("false false false");
    }

    @Test
    @Clause("EM-FWD-1")
    void packagePrivateInterfacesOfOtherPackagesGiveTheirMembers() {
        Compiled compiled = emissary().compile("""
                package p;
                interface Hidden { Object f(); default void g() {} }
                """, """
                package p;
                public interface Shown extends Hidden { @Override String f(); }
                """, """
                package q;
                public emissary X(p.Shown shown);
                """).clean();
        assertThat(compiled.classFile("q.X").publicMethods()).containsExactly("f()Ljava/lang/String;", "g()V");
        assertThat(compiled.load("q.X").getMethods())
                .extracting(Method::getName)
                .contains("f", "g");
    }

    @Test
    @Clause("EM-FWD-1")
    void everyForwarderIsPublicAndNothingElse() {
        Compiled compiled = emissary().compile("""
                interface Foo { void a(); default void b() {} abstract int c(); }
                emissary X(Foo foo);
                """).clean();
        assertThat(Stream.of(compiled.load("X").getDeclaredMethods()).map(Method::getModifiers))
                .containsOnly(Modifier.PUBLIC);
    }

    private static Object call(Object target, String name, Object... arguments) throws ReflectiveOperationException {
        Method method = Arrays.stream(target.getClass().getMethods())
                .filter(candidate -> candidate.getName().equals(name)
                        && candidate.getParameterCount() == arguments.length
                        && !candidate.isSynthetic())
                .findFirst()
                .orElseThrow();
        method.setAccessible(true);
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException thrown) {
            ForwardedMethodsTest.<RuntimeException>sneak(thrown.getCause());
            throw thrown;
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void sneak(Throwable failure) throws E {
        throw (E) failure;
    }
}
