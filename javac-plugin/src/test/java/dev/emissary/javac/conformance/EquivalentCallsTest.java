package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.HandWritten.assertSame;

import dev.emissary.javac.testing.Clause;
import org.junit.jupiter.api.Test;

/**
 * Conformance tests that compare emissaries with the classes that they mean, written by hand: calls (EM-EQ-2,
 * EM-FWD-4, EM-FWD-5).
 */
class EquivalentCallsTest {
    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void primitivesOfAllKindsAndArrays() {
        assertSame("""
                interface All {
                    boolean z(boolean a); byte b(byte a); char c(char a); short s(short a);
                    int i(int a); long j(long a); float f(float a); double d(double a);
                    void all(long a, double b, int c, float d, boolean e, byte f, short g, char h, long i, Object j);
                    int[] is(long[][] a, String[]... b);
                    double[][][] ds();
                    void last(double a, long b, double c, long d);
                }
                """, """
                emissary X(All all);
                """, """
                final class X extends dev.emissary.lang.Emissary implements All {
                    private final All all;
                    X(All all) { this.all = all; }
                    public boolean z(boolean arg0) { return all.z(arg0); }
                    public byte b(byte arg0) { return all.b(arg0); }
                    public char c(char arg0) { return all.c(arg0); }
                    public short s(short arg0) { return all.s(arg0); }
                    public int i(int arg0) { return all.i(arg0); }
                    public long j(long arg0) { return all.j(arg0); }
                    public float f(float arg0) { return all.f(arg0); }
                    public double d(double arg0) { return all.d(arg0); }
                    public void all(long arg0, double arg1, int arg2, float arg3, boolean arg4, byte arg5, short arg6,
                            char arg7, long arg8, Object arg9) {
                        all.all(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9);
                    }
                    public int[] is(long[][] arg0, String[]... arg1) { return all.is(arg0, arg1); }
                    public double[][][] ds() { return all.ds(); }
                    public void last(double arg0, long arg1, double arg2, long arg3) { all.last(arg0, arg1, arg2, arg3); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-5"})
    void fluentInterfaceWithSelfType() {
        assertSame("""
                import java.util.*;
                interface B<T extends B<T>> { T self(); B<T> me(); <U extends B<U>> B<U> other(U u); List<B<T>> all(); }
                interface Q extends B<Q> { Q more(int times); }
                """, """
                emissary X(Q q);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Q {
                    private final Q q;
                    X(Q q) { this.q = q; }
                    public Q self() { Q r = q.self(); return r == q ? this : r; }
                    public B<Q> me() { B<Q> r = q.me(); return r == q ? this : r; }
                    @SuppressWarnings("unchecked") public <U extends B<U>> B<U> other(U arg0) {
                        B<U> r = q.other(arg0);
                        return r == q ? (B<U>) (B<?>) this : r;
                    }
                    public List<B<Q>> all() { return q.all(); }
                    public Q more(int arg0) { Q r = q.more(arg0); return r == q ? this : r; }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-5"})
    void selfReturnBySubtypingAfterSubstitution() {
        assertSame("""
                import java.io.Serializable;
                interface Seq<E> extends Iterable<E>, Serializable {
                    Seq<E> rest(); Seq<?> any(); Seq<? extends E> some(); Seq<String> strings();
                    Iterable<? super E> it(); Object object(); E element(); Seq<E>[] array(); Cloneable unrelated();
                    Serializable data(); <S extends Seq<E>> S as(Class<S> type);
                }
                """, """
                emissary X<E>(Seq<E> seq);
                """, """
                final class X<E> extends dev.emissary.lang.Emissary implements Seq<E> {
                    private final Seq<E> seq;
                    X(Seq<E> seq) { this.seq = seq; }
                    public Seq<E> rest() { Seq<E> r = seq.rest(); return r == seq ? this : r; }
                    public Seq<?> any() { Seq<?> r = seq.any(); return r == seq ? this : r; }
                    public Seq<? extends E> some() { Seq<? extends E> r = seq.some(); return r == seq ? this : r; }
                    @SuppressWarnings("unchecked") public Seq<String> strings() {
                        Seq<String> r = seq.strings();
                        return r == seq ? (Seq<String>) (Seq<?>) this : r;
                    }
                    public Iterable<? super E> it() { Iterable<? super E> r = seq.it(); return r == seq ? this : r; }
                    public Object object() { return seq.object(); }
                    public E element() { return seq.element(); }
                    public Seq<E>[] array() { return seq.array(); }
                    public Cloneable unrelated() { return seq.unrelated(); }
                    public Serializable data() { Serializable r = seq.data(); return r == seq ? this : r; }
                    @SuppressWarnings("unchecked") public <S extends Seq<E>> S as(Class<S> arg0) {
                        S r = seq.as(arg0);
                        return r == seq ? (S) this : r;
                    }
                    public java.util.Iterator<E> iterator() { return seq.iterator(); }
                    public void forEach(java.util.function.Consumer<? super E> arg0) { seq.forEach(arg0); }
                    public java.util.Spliterator<E> spliterator() { return seq.spliterator(); }
                    private void writeObject(java.io.ObjectOutputStream arg0) throws java.io.NotSerializableException {
                        throw new java.io.NotSerializableException("X");
                    }
                    private void readObject(java.io.ObjectInputStream arg0) throws java.io.NotSerializableException {
                        throw new java.io.NotSerializableException("X");
                    }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-5"})
    void selfReturnAsAnInterfaceImplementedByHand() {
        assertSame("""
                interface Bar { int n(); }
                interface Foo { Bar bar(); Foo foo(); }
                """, """
                emissary X(Foo foo) implements Bar { public int n() { return 1; } }
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo, Bar {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public int n() { return 1; }
                    public Bar bar() { Bar r = foo.bar(); return r == foo ? this : r; }
                    public Foo foo() { Foo r = foo.foo(); return r == foo ? this : r; }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void classTypedDelegateIsCalledVirtually() {
        assertSame("""
                import java.io.*;
                interface Foo<T> { Object get(T t) throws IOException; default T twice() { return null; } void plain(); }
                abstract class Base implements Foo<String>, AutoCloseable {
                    @Override public abstract void close();
                    @Override public Integer get(String s) { return 1; }
                }
                class Impl extends Base {
                    @Override public final void plain() {}
                    @Override public String twice() { return ""; }
                    @Override public void close() {}
                }
                """, """
                @dev.emissary.Emissary({Foo.class, AutoCloseable.class}) record X(Impl impl) {}
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<String>, AutoCloseable {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public Object get(String arg0) throws IOException { return impl.get(arg0); }
                    public String twice() { return impl.twice(); }
                    public void plain() { impl.plain(); }
                    public void close() throws Exception { impl.close(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void abstractClassThatInheritsTheInterfacesMethods() {
        assertSame("""
                interface Foo { int n(); default int m() { return 1; } }
                interface Sub extends Foo { Integer o(); }
                abstract class Base implements Sub {}
                abstract class More extends Base { public abstract Integer o(); }
                """, """
                emissary X(More more) implements Sub;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Sub {
                    private final More more;
                    X(More more) { this.more = more; }
                    public Integer o() { return more.o(); }
                    public int n() { return more.n(); }
                    public int m() { return more.m(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void overloadsOfAClassTypedDelegate() {
        assertSame("""
                interface Foo<T> { String m(T t); String n(int i); String o(Object... os); }
                class Impl implements Foo<Integer> {
                    public String m(Integer t) { return "Integer"; }
                    public String m(int t) { return "int"; }
                    public String m(Number t) { return "Number"; }
                    public String n(int i) { return "int"; }
                    public String n(long i) { return "long"; }
                    public String n(Integer i) { return "Integer"; }
                    public String o(Object... os) { return "Objects"; }
                    public String o(Object o) { return "Object"; }
                }
                """, """
                emissary X(Impl impl) implements Foo<Integer>;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<Integer> {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public String m(Integer arg0) { return impl.m(arg0); }
                    public String n(int arg0) { return impl.n(arg0); }
                    public String o(Object... arg0) { return impl.o(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void classesOfTheLibrary() {
        assertSame("""
                import java.io.*;
                import java.util.*;
                import java.util.function.*;
                """, """
                @dev.emissary.Emissary({Appendable.class, Comparable.class, Iterator.class})
                record X(StringBuilder builder, Scanner scanner) {}
                """, """
                final class X extends dev.emissary.lang.Emissary
                        implements Appendable, Comparable<StringBuilder>, Iterator<String> {
                    private final StringBuilder builder;
                    private final Scanner scanner;
                    X(StringBuilder builder, Scanner scanner) { this.builder = builder; this.scanner = scanner; }
                    public Appendable append(CharSequence arg0) throws IOException {
                        Appendable r = builder.append(arg0);
                        return r == builder ? this : r;
                    }
                    public Appendable append(CharSequence arg0, int arg1, int arg2) throws IOException {
                        Appendable r = builder.append(arg0, arg1, arg2);
                        return r == builder ? this : r;
                    }
                    public Appendable append(char arg0) throws IOException {
                        Appendable r = builder.append(arg0);
                        return r == builder ? this : r;
                    }
                    public int compareTo(StringBuilder arg0) { return builder.compareTo(arg0); }
                    public boolean hasNext() { return scanner.hasNext(); }
                    public String next() { return scanner.next(); }
                    public void remove() { scanner.remove(); }
                    public void forEachRemaining(Consumer<? super String> arg0) { scanner.forEachRemaining(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void componentOfATypeVariable() {
        assertSame("""
                interface Foo { int n(); Foo self(); }
                interface Bar<T> { T t(T t); }
                class Base { public int n() { return 1; } }
                """, """
                @dev.emissary.Emissary({Foo.class, Bar.class})
                record X<T extends Foo, U extends Base & Bar<T>>(T t, U u) {}
                """, """
                final class X<T extends Foo, U extends Base & Bar<T>> extends dev.emissary.lang.Emissary
                        implements Foo, Bar<T> {
                    private final T t;
                    private final U u;
                    X(T t, U u) { this.t = t; this.u = u; }
                    public int n() { return t.n(); }
                    public Foo self() { Foo r = t.self(); return r == t ? this : r; }
                    @SuppressWarnings("unchecked") public T t(T arg0) { T r = u.t(arg0); return r == (Object) u ? (T) this : r; }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void componentOfATypeVariableWhoseClassHasTheMethod() {
        assertSame("""
                interface Foo { Object n(); }
                class Base { public String n() { return ""; } }
                """, """
                @dev.emissary.Emissary(Foo.class) record X<T extends Base & Foo, S extends T>(S s) {}
                """, """
                final class X<T extends Base & Foo, S extends T> extends dev.emissary.lang.Emissary implements Foo {
                    private final S s;
                    X(S s) { this.s = s; }
                    public Object n() { return s.n(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void enumAndRecordComponents() {
        assertSame("""
                interface Named { String name(); }
                enum Color implements Named { RED, GREEN { public void other() {} }; public void other() {} }
                record Person(String name) implements Named {}
                interface Other { void other(); }
                abstract class Both implements Other {}
                """, """
                emissary X(Color color, Both both) implements Named, Other;
                """, """
                final class X extends dev.emissary.lang.Emissary implements Named, Other {
                    private final Color color;
                    private final Both both;
                    X(Color color, Both both) { this.color = color; this.both = both; }
                    public String name() { return color.name(); }
                    public void other() { both.other(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void localVariables() {
        assertSame("""
                interface Foo { long f(String text, long[] more, double d); Foo self(double d, Object o); }
                """, """
                emissary X(Foo foo) { X { foo = foo.self(1, null); } }
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { foo = foo.self(1, null); this.foo = foo; }
                    public long f(String arg0, long[] arg1, double arg2) { return foo.f(arg0, arg1, arg2); }
                    public Foo self(double arg0, Object arg1) {
                        Foo result = foo.self(arg0, arg1);
                        return result == foo ? this : result;
                    }
                }
                """, "-g:vars");
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void overloadsThatTheEmissaryCouldSee() {
        assertSame("""
                interface A { void m(Object o); }
                class Impl implements A { public void m(Object o) {} void m(String s) {} protected void m(Integer s) {} private void m(Long l) {} static void m(int i) {} }
                """, """
                emissary X(Impl impl) implements A;
                """, """
                final class X extends dev.emissary.lang.Emissary implements A {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public void m(Object arg0) { impl.m(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void staticAndPrivateMethodsOfTheSameName() {
        assertSame("""
                interface A { void m(Object o); static void m(String s) {} private void m(Integer i) {} }
                interface B extends A { static void m(Object o, int i) {} }
                """, """
                emissary X(B b);
                """, """
                final class X extends dev.emissary.lang.Emissary implements B {
                    private final B b;
                    X(B b) { this.b = b; }
                    public void m(Object arg0) { b.m(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void overridesBelowAGenericClass() {
        assertSame("""
                interface A<T> { T m(T t); }
                abstract class Base<T> implements A<T> { public T m(T t) { return t; } public String m(String s, int i) { return s; } }
                class Impl extends Base<Number> { @Override public Integer m(Number n) { return 1; } public Integer m(Integer i) { return 2; } }
                """, """
                emissary X(Impl impl) implements A<Number>;
                """, """
                final class X extends dev.emissary.lang.Emissary implements A<Number> {
                    private final Impl impl;
                    X(Impl impl) { this.impl = impl; }
                    public Number m(Number arg0) { return impl.m(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-4"})
    void componentsThatAreEmissaries() {
        assertSame("""
                interface Foo<T> { T f(); Foo<T> g(); }
                """, """
                emissary Y(X<String> x) implements Foo<String>;
                emissary X<A>(Foo<A> foo);
                emissary Z(Y y) implements Foo<String> { public int n() { return 1; } }
                """, """
                final class Y extends dev.emissary.lang.Emissary implements Foo<String> {
                    private final X<String> x;
                    Y(X<String> x) { this.x = x; }
                    public String f() { return x.f(); }
                    public Foo<String> g() { Foo<String> r = x.g(); return r == x ? this : r; }
                }
                final class X<A> extends dev.emissary.lang.Emissary implements Foo<A> {
                    private final Foo<A> foo;
                    X(Foo<A> foo) { this.foo = foo; }
                    public A f() { return foo.f(); }
                    public Foo<A> g() { Foo<A> r = foo.g(); return r == foo ? this : r; }
                }
                final class Z extends dev.emissary.lang.Emissary implements Foo<String> {
                    private final Y y;
                    Z(Y y) { this.y = y; }
                    public int n() { return 1; }
                    public String f() { return y.f(); }
                    public Foo<String> g() { Foo<String> r = y.g(); return r == y ? this : r; }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-5"})
    void selfReturnOfDefaultMethods() {
        assertSame("""
                interface Foo { default <T extends Object & Foo> T as() { return null; } default Foo orElse(Foo f) { return this; } }
                """, """
                emissary X(Foo foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    public <T extends Object & Foo> T as() { return foo.as(); }
                    public Foo orElse(Foo arg0) { Foo r = foo.orElse(arg0); return r == foo ? this : r; }
                }
                """);
    }
}
