package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conformance tests of methods that are declared in the body (EM-FWD-6). */
class HandWrittenMethodsTest {
    private static Compiled with(String interfaceMembers, String body) {
        return emissary().compile("""
                import java.io.*;
                import java.util.*;
                interface Foo<T> { %s }
                emissary X<E extends Number>(Foo<E> foo) {
                    %s
                }
                """.formatted(interfaceMembers, body));
    }

    @Test
    @Clause("EM-FWD-6")
    void replaceTheForwarder() {
        Compiled compiled = emissary().compile("""
                interface Foo { int n(); default int m() { return 2; } int k(); }
                emissary X(Foo foo) {
                    @Override public int n() { return foo.n() + 1; }
                    @Override public final synchronized int m() { return 7; }
                    static Object result() {
                        X x = new X(new Foo() { public int n() { return 1; } public int k() { return 3; } });
                        return x.n() + " " + x.m() + " " + x.k();
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo("2 7 3");
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("k()I", "m()I", "n()I");
    }

    @Test
    @Clause("EM-FWD-6")
    void mayHaveACovariantReturnTypeAndFewerExceptions() {
        Compiled compiled = with(
                        "Object m() throws IOException; T t();",
                        "@Override public String m() { return \"\"; } @Override public E t() { return null; }")
                .clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly("m()Ljava/lang/String;", "t()Ljava/lang/Number;");
        assertThat(compiled.classFile("X").signatures())
                .containsExactlyInAnyOrder(
                        "<init>(LFoo;)V",
                        "m()Ljava/lang/String;",
                        "m()Ljava/lang/Object;",
                        "t()Ljava/lang/Number;",
                        "t()Ljava/lang/Object;");
    }

    @Test
    @Clause("EM-FWD-6")
    void mayHaveTheErasureOfTheSignature() {
        Compiled compiled = with("void m(List<T> l, Map<String, T> m);", """
                @Override @SuppressWarnings("rawtypes") public void m(List l, Map m) {}
                """).clean();
        assertThat(compiled.classFile("X").signatures())
                .containsExactly("<init>(LFoo;)V", "m(Ljava/util/List;Ljava/util/Map;)V");
    }

    @Test
    @Clause("EM-FWD-6")
    void mayNameTypeVariablesDifferently() {
        Compiled compiled = with(
                        "<A extends Comparable<A>, B extends List<? super A>> T m(A a, B b);",
                        "@Override public <K extends Comparable<K>, L extends List<? super K>> E m(K k, L l)"
                                + " { return foo.m(k, l); }")
                .clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly("m(Ljava/lang/Comparable;Ljava/util/List;)Ljava/lang/Number;");
    }

    @Test
    @Clause("EM-FWD-6")
    void anOverloadReplacesNothing() {
        Compiled compiled =
                with("int m(T t); int m(int i); default void n() {}", """
                public int m(long l) { return 1; }
                public int m(Integer i) { return 2; }
                private void n(int i) {}
                static int m() { return 3; }
                """).clean();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactlyInAnyOrder(
                        "m(Ljava/lang/Number;)I", "m(I)I", "n()V", "m(J)I", "m(Ljava/lang/Integer;)I");
    }

    @Test
    @Clause("EM-FWD-6")
    void anArrayReplacesVarargsAndTheOtherWayRound() {
        Compiled compiled =
                with("void m(String... s); void n(String[] s);", """
                @Override @SuppressWarnings("overrides") public void m(String[] s) {}
                @Override @SuppressWarnings("overrides") public void n(String... s) {}
                """).successful();
        assertThat(compiled.classFile("X").publicMethods())
                .containsExactly("m([Ljava/lang/String;)V", "n([Ljava/lang/String;)V");
    }

    @Test
    @Clause("EM-FWD-6")
    void oneMethodReplacesTheForwardersOfSeveralDelegates() {
        Compiled compiled = emissary().compile("""
                interface Foo { Object m(); int f(); }
                interface Bar { CharSequence m(); int b(); }
                emissary X(Foo foo, Bar bar) { @Override public String m() { return "" + foo.m() + bar.m(); } }
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("b()I", "f()I", "m()Ljava/lang/String;");
    }

    @Test
    @Clause("EM-FWD-6")
    void aMethodWithWeakerAccessIsAnError() {
        assertThat(with("void m(); void n();", "void m() {}").errors())
                .containsExactly("Foo.java:5 compiler.err.override.weaker.access");
        assertThat(with("void m(); void n();", "private void m() {}").errors())
                .containsExactly("Foo.java:5 compiler.err.override.weaker.access");
    }

    @Test
    @Clause("EM-FWD-6")
    void aStaticMethodIsAnError() {
        assertThat(with("void m();", "public static void m() {}").errors())
                .containsExactly("Foo.java:5 compiler.err.override.static");
    }

    @Test
    @Clause("EM-FWD-6")
    void aReturnTypeThatIsNotSubstitutableIsAnError() {
        // javac's two errors for this mistake in any class.
        for (Compiled compiled : List.of(
                with("int m();", "public long m() { return 1; }"), with("T m();", "public Object m() { return 1; }"))) {
            assertThat(compiled.errors())
                    .containsExactly(
                            "Foo.java:4 compiler.err.does.not.override.abstract",
                            "Foo.java:5 compiler.err.override.incompatible.ret");
        }
    }

    @Test
    @Clause("EM-FWD-6")
    void aFurtherCheckedExceptionIsAnError() {
        assertThat(with("void m();", "public void m() throws IOException {}").errors())
                .containsExactly("Foo.java:5 compiler.err.override.meth.doesnt.throw");
    }

    @Test
    @Clause("EM-FWD-6")
    void aMethodOfTheSameErasureThatOverridesNothingIsAnError() {
        assertThat(with("void m(List<T> l);", "public void m(List<String> l) {}")
                        .errors())
                .hasSize(1)
                .allMatch(error -> error.startsWith("Foo.java:") && error.contains("name.clash.same.erasure"));
    }

    @Test
    @Clause("EM-FWD-6")
    void anAbstractMethodIsAnError() {
        assertThat(with("void m();", "public abstract void m();").errors())
                .containsExactly("Foo.java:4 compiler.err.does.not.override.abstract");
    }

    @Test
    @Clause("EM-FWD-6")
    void overrideIsCheckedAsEver() {
        assertThat(with("void m();", "@Override public void other() {}").errors())
                .containsExactly("Foo.java:5 compiler.err.method.does.not.override.superclass");
        with("void m();", "@Override public void m() {}").clean();
    }

    @Test
    @Clause("EM-FWD-6")
    void theBodyMayCallAForwarder() {
        Compiled compiled = emissary().compile("""
                interface Foo { int n(int i); int twice(int i); }
                emissary X(Foo foo) {
                    @Override public int twice(int i) { return n(i) + this.n(i); }
                    static java.util.function.IntUnaryOperator reference(X x) { return x::n; }
                    static Object result() {
                        X x = new X(new Foo() { public int n(int i) { return i; } public int twice(int i) { return 0; } });
                        return x.twice(4) + reference(x).applyAsInt(1);
                    }
                }
                """).clean();
        assertThat(compiled.run("X", "result")).isEqualTo(9);
    }

    @Test
    @Clause("EM-FWD-6")
    void methodsOfTheClassFileOfTheSuperclassReplaceNothing() {
        Compiled compiled = emissary().compile("""
                interface Foo { Object clone(); int hash(); }
                emissary X(Foo foo) { @Override public String clone() { return "by hand"; } }
                """).clean();
        assertThat(compiled.classFile("X").publicMethods()).containsExactly("clone()Ljava/lang/String;", "hash()I");
    }
}
