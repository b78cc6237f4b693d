package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static dev.emissary.javac.testing.HandWritten.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.ConstantPool;
import dev.emissary.javac.testing.Javac;
import org.junit.jupiter.api.Test;

/** Conformance tests that compare emissaries with the classes that they mean, written by hand: structure (EM-EQ-2). */
class EquivalenceTest {
    @Test
    @Clause({"EM-EQ-2", "EM-FWD-1"})
    void twoDelegates() {
        assertSame("""
                interface Foo { void f(); }
                interface Bar { void b(); }
                """, """
                emissary Bazz(Foo foo, Bar bar);
                """, """
                final class Bazz extends dev.emissary.lang.Emissary implements Foo, Bar {
                    private final Foo foo;
                    private final Bar bar;
                    Bazz(Foo foo, Bar bar) { this.foo = foo; this.bar = bar; }
                    @Override public void f() { foo.f(); }
                    @Override public void b() { bar.b(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-2"})
    void publicMethodsOfObjectAreLeftToTheClass() {
        assertSame("""
                interface Foo {
                    boolean equals(Object other); int hashCode(); String toString();
                    boolean equals(Foo other); String toString(int radix); int hashCode(Object seed);
                    Object clone() throws CloneNotSupportedException;
                }
                interface Bar extends Foo { Bar clone(); }
                """, """
                emissary X(Bar bar);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Bar {
                    private final Bar bar;
                    X(Bar bar) { this.bar = bar; }
                    public Bar clone() { Bar r = bar.clone(); return r == bar ? this : r; }
                    public boolean equals(Foo arg0) { return bar.equals(arg0); }
                    public String toString(int arg0) { return bar.toString(arg0); }
                    public int hashCode(Object arg0) { return bar.hashCode(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-CONF-3"})
    void oneDelegateThroughSeveralInterfaces() {
        assertSame("""
                import java.io.*;
                interface A { Number m() throws IOException; void n(); default int o() { return 1; } }
                interface B { Comparable<Integer> m() throws Exception; void n(); default int o() { return 2; } }
                interface AB extends A, B { Integer m() throws FileNotFoundException; @Override int o(); }
                """, """
                emissary X(AB ab) implements A, B;
                """, """
                final class X extends dev.emissary.lang.Emissary implements AB, A, B {
                    private final AB ab;
                    X(AB ab) { this.ab = ab; }
                    public Integer m() throws FileNotFoundException { return ab.m(); }
                    public void n() { ab.n(); }
                    public int o() { return ab.o(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-6"})
    void handWrittenMethods() {
        assertSame("""
                import java.util.*;
                interface Foo<T> { <U> List<U> m(List<T> ts, U u); Object n(); void p(List<String> l) throws Exception; T q(); }
                """, """
                emissary X(Foo<String> foo) {
                    private static int calls;
                    @Override public <V> List<V> m(List<String> ts, V v) { calls++; return foo.m(ts, v); }
                    @Override public String n() { return "n"; }
                    @Override @SuppressWarnings("rawtypes") public void p(List l) {}
                    void q(int overload) {}
                }
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<String> {
                    private final Foo<String> foo;
                    private static int calls;
                    X(Foo<String> foo) { this.foo = foo; }
                    @Override public <V> List<V> m(List<String> ts, V v) { calls++; return foo.m(ts, v); }
                    @Override public String n() { return "n"; }
                    @Override @SuppressWarnings("rawtypes") public void p(List l) {}
                    void q(int overload) {}
                    public String q() { return foo.q(); }
                }
                """);
    }

    @Test
    @Clause("EM-EQ-2")
    void constructorsAndFurtherFields() {
        assertSame("""
                interface Foo { int f(int i); }
                """, """
                emissary X(Foo foo, Runnable run) {
                    private static final int LIMIT = 3;
                    private final int[] counts = {1, 2};
                    private final String name;
                    private X {
                        if (foo == null) { throw new NullPointerException(); }
                        Foo old = foo;
                        foo = i -> old.f(i) + LIMIT;
                        name = "n" + LIMIT;
                    }
                    X(Foo foo) { this(foo, () -> {}); }
                    public int f(long other) { return counts[0] + name.length(); }
                }
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo, Runnable {
                    private final Foo foo;
                    private final Runnable run;
                    private static final int LIMIT = 3;
                    private final int[] counts = {1, 2};
                    private final String name;
                    private X(Foo foo, Runnable run) {
                        if (foo == null) { throw new NullPointerException(); }
                        Foo old = foo;
                        foo = i -> old.f(i) + LIMIT;
                        name = "n" + LIMIT;
                        this.foo = foo;
                        this.run = run;
                    }
                    X(Foo foo) { this(foo, () -> {}); }
                    public int f(long other) { return counts[0] + name.length(); }
                    public int f(int arg0) { return foo.f(arg0); }
                    public void run() { run.run(); }
                }
                """);
    }

    @Test
    @Clause("EM-EQ-2")
    void nestedClasses() {
        assertSame("""
                interface Foo<T> { T f(); interface Bar { void b(); } }
                """, """
                class Outer<T> {
                    private emissary Hidden(Foo.Bar bar);
                    protected emissary Shown<E>(Foo<Outer<E>> foo) { interface Inner {} static int n; }
                    public static emissary Open(Hidden hidden) implements Foo.Bar;
                    Object inner() { return new Hidden(null); }
                }
                """, """
                class Outer<T> {
                    private static final class Hidden extends dev.emissary.lang.Emissary implements Foo.Bar {
                        private final Foo.Bar bar;
                        private Hidden(Foo.Bar bar) { this.bar = bar; }
                        public void b() { bar.b(); }
                    }
                    protected static final class Shown<E> extends dev.emissary.lang.Emissary implements Foo<Outer<E>> {
                        private final Foo<Outer<E>> foo;
                        protected Shown(Foo<Outer<E>> foo) { this.foo = foo; }
                        interface Inner {}
                        static int n;
                        public Outer<E> f() { return foo.f(); }
                    }
                    public static final class Open extends dev.emissary.lang.Emissary implements Foo.Bar {
                        private final Hidden hidden;
                        public Open(Hidden hidden) { this.hidden = hidden; }
                        public void b() { hidden.b(); }
                    }
                    Object inner() { return new Hidden(null); }
                }
                """);
    }

    @Test
    @Clause("EM-EQ-2")
    void namesOfParameters() {
        assertSame("""
                interface Foo { int f(String text, long[] more); }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public int f(String arg0, long[] arg1) { return foo.f(arg0, arg1); }
                }
                """, "-parameters", "-g:none");
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void constantPoolHasNothingMore() {
        String types = """
                import dev.emissary.Emissary;
                interface Foo<T> { T f(T t, long l); Foo<T> self(); Foo<T> clone(); interface Bar { void g(); } }
                """;
        Compiled emissary =
                emissary().withOptions("-g:none").compile(types + """
                @Emissary record X(Foo<String> foo, Foo.Bar bar) {}
                """).clean();
        byte[] byHand = Javac.plain()
                .withOptions("-g:none")
                .compile(types + """
                @Emissary final class X extends dev.emissary.lang.Emissary implements Foo<String>, Foo.Bar {
                    private final Foo<String> foo;
                    private final Foo.Bar bar;
                    X(Foo<String> foo, Foo.Bar bar) { this.foo = foo; this.bar = bar; }
                    public String f(String arg0, long arg1) { return foo.f(arg0, arg1); }
                    public Foo<String> self() { Foo<String> r = foo.self(); return r == foo ? this : r; }
                    public Foo<String> clone() { Foo<String> r = foo.clone(); return r == foo ? this : r; }
                    public void g() { bar.g(); }
                }
                """)
                .successful()
                .bytes("X");
        assertThat(ConstantPool.of(emissary.bytes("X"))).containsExactlyInAnyOrderElementsOf(ConstantPool.of(byHand));
    }

    @Test
    @Clause("EM-EQ-2")
    void sealedInterfacesThatPermitTheEmissary() {
        assertSame("", """
                sealed interface Foo permits X, Y { int n(); Foo self(); }
                emissary X(Foo foo);
                record Y() implements Foo { public int n() { return 1; } public Foo self() { return this; } }
                """, """
                sealed interface Foo permits X, Y { int n(); Foo self(); }
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public int n() { return foo.n(); }
                    public Foo self() { Foo r = foo.self(); return r == foo ? this : r; }
                }
                record Y() implements Foo { public int n() { return 1; } public Foo self() { return this; } }
                """);
    }
}
