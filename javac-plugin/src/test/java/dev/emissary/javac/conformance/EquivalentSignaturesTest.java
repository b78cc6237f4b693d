package dev.emissary.javac.conformance;

import static dev.emissary.javac.testing.HandWritten.assertSame;

import dev.emissary.javac.testing.Clause;
import org.junit.jupiter.api.Test;

/**
 * Conformance tests that compare emissaries with the classes that they mean, written by hand: signatures (EM-EQ-2,
 * EM-FWD-3).
 */
class EquivalentSignaturesTest {
    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void genericInterfaceWithTypeArgument() {
        assertSame("""
                import java.util.*;
                interface Source<T extends Comparable<? super T>> {
                    T max(List<? extends T> from);
                    <R extends T> R narrow(Class<R> type);
                    void all(T first, T[] rest);
                    Map<? super T, T[][]> map();
                }
                """, """
                emissary X(Source<String> source);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Source<String> {
                    private final Source<String> source;
                    X(Source<String> source) { this.source = source; }
                    public String max(List<? extends String> arg0) { return source.max(arg0); }
                    public <R extends String> R narrow(Class<R> arg0) { return source.narrow(arg0); }
                    public void all(String arg0, String[] arg1) { source.all(arg0, arg1); }
                    public Map<? super String, String[][]> map() { return source.map(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void typeParametersWithIntersectionBounds() {
        assertSame("""
                import java.util.*;
                interface Source<T extends Number & Comparable<T>> {
                    T max(List<? extends T> from);
                    T[] all();
                    void put(T value);
                }
                """, """
                emissary X<E extends Number & Comparable<E>>(Source<E> source);
                """, """
                final class X<E extends Number & Comparable<E>> extends dev.emissary.lang.Emissary
                        implements Source<E> {
                    private final Source<E> source;
                    X(Source<E> source) { this.source = source; }
                    public E max(List<? extends E> arg0) { return source.max(arg0); }
                    public E[] all() { return source.all(); }
                    public void put(E arg0) { source.put(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void methodTypeParametersThatReferToEachOther() {
        assertSame("""
                import java.io.Serializable;
                import java.util.*;
                interface Maker<T> {
                    <A extends B, B extends Comparable<? super A>, C extends List<A> & Serializable> Map<A, ? super C> make(
                            B first, C[] second, T third);
                    @SuppressWarnings("unchecked")
                    <K extends T, V extends Map<K, ? extends T>> V fill(V map, K... keys);
                    <S extends Comparable<S>> S self(S s);
                }
                """, """
                emissary X<E extends CharSequence>(Maker<E> maker);
                """, """
                final class X<E extends CharSequence> extends dev.emissary.lang.Emissary implements Maker<E> {
                    private final Maker<E> maker;
                    X(Maker<E> maker) { this.maker = maker; }
                    public <A extends B, B extends Comparable<? super A>, C extends List<A> & Serializable>
                            Map<A, ? super C> make(B arg0, C[] arg1, E arg2) { return maker.make(arg0, arg1, arg2); }
                    public <K extends E, V extends Map<K, ? extends E>> V fill(V arg0, K... arg1) {
                        return maker.fill(arg0, arg1);
                    }
                    public <S extends Comparable<S>> S self(S arg0) { return maker.self(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void throwsClauses() {
        assertSame("""
                import java.io.*;
                interface Task<V, X extends Throwable> {
                    V call() throws X, InterruptedException;
                    <Y extends Exception> void run(Class<Y> type) throws Y, X, IOException;
                    default void unchecked() throws IllegalStateException, Error {}
                }
                """, """
                emissary T<Z extends Exception>(Task<int[], Z> task);
                """, """
                final class T<Z extends Exception> extends dev.emissary.lang.Emissary implements Task<int[], Z> {
                    private final Task<int[], Z> task;
                    T(Task<int[], Z> task) { this.task = task; }
                    public int[] call() throws Z, InterruptedException { return task.call(); }
                    public <Y extends Exception> void run(Class<Y> arg0) throws Y, Z, IOException { task.run(arg0); }
                    public void unchecked() throws IllegalStateException, Error { task.unchecked(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void varargs() {
        assertSame("""
                import java.util.*;
                @SuppressWarnings("unchecked") interface Joiner<T> {
                    String join(T... parts);
                    String format(String pattern, int... numbers);
                    <A> List<A> list(List<? extends A>... lists);
                    void nested(T[]... all);
                }
                """, """
                emissary X(Joiner<String> joiner);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Joiner<String> {
                    private final Joiner<String> joiner;
                    X(Joiner<String> joiner) { this.joiner = joiner; }
                    public String join(String... arg0) { return joiner.join(arg0); }
                    public String format(String arg0, int... arg1) { return joiner.format(arg0, arg1); }
                    public <A> List<A> list(List<? extends A>... arg0) { return joiner.list(arg0); }
                    public void nested(String[]... arg0) { joiner.nested(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-1", "EM-FWD-3"})
    void covariantReturnBelowAGenericInterface() {
        assertSame("""
                interface Top<T> { T get(); Object any(T t); }
                interface Middle<U extends CharSequence> extends Top<U> { U get(); CharSequence any(U u); }
                interface Bottom extends Middle<String> { String get(); }
                """, """
                emissary X(Bottom bottom);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Bottom {
                    private final Bottom bottom;
                    X(Bottom bottom) { this.bottom = bottom; }
                    public String get() { return bottom.get(); }
                    public CharSequence any(String arg0) { return bottom.any(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-1", "EM-FWD-3"})
    void diamondWithOneCovariantSide() {
        assertSame("""
                interface Top { CharSequence m(); }
                interface Left extends Top {}
                interface Right extends Top { String m(); }
                interface Bottom extends Left, Right {}
                """, """
                emissary X(Bottom bottom);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Bottom {
                    private final Bottom bottom;
                    X(Bottom bottom) { this.bottom = bottom; }
                    public String m() { return bottom.m(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void unrelatedSuperinterfacesWithDifferentReturnTypesAndExceptions() {
        assertSame("""
                import java.io.*;
                import java.util.concurrent.*;
                interface One { Object m() throws IOException, TimeoutException; void n() throws IOException; }
                interface Two { Comparable<String> m() throws FileNotFoundException, CloneNotSupportedException; void n(); }
                interface Three { String m() throws Exception; void n() throws Exception; }
                interface All extends One, Two, Three {}
                """, """
                emissary X(All all);
                """, """
                final class X extends dev.emissary.lang.Emissary implements All {
                    private final All all;
                    X(All all) { this.all = all; }
                    public String m() throws FileNotFoundException { return all.m(); }
                    public void n() { all.n(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-1"})
    void defaultsReabstractedAndOverridden() {
        assertSame("""
                interface Top { default int a() { return 1; } default int b() { return 2; } int c(); }
                interface Middle extends Top { int a(); @Override default int c() { return 3; } }
                interface Bottom extends Middle { @Override default int a() { return 4; } static int s() { return 5; } }
                """, """
                emissary X(Bottom bottom);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Bottom {
                    private final Bottom bottom;
                    X(Bottom bottom) { this.bottom = bottom; }
                    public int a() { return bottom.a(); }
                    public int b() { return bottom.b(); }
                    public int c() { return bottom.c(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void rawComponent() {
        assertSame("""
                import java.util.*;
                @SuppressWarnings("unchecked") interface G<T extends Number> {
                    <U extends Comparable<U>> List<U> m(T t, List<U> u) throws IllegalStateException;
                    Map<String, String> map(List<? super T>... lists);
                    T t();
                }
                """, """
                @SuppressWarnings("rawtypes") emissary X(G g);
                """, """
                @SuppressWarnings({"rawtypes", "unchecked"})
                final class X extends dev.emissary.lang.Emissary implements G {
                    private final G g;
                    X(G g) { this.g = g; }
                    public List m(Number arg0, List arg1) throws IllegalStateException { return g.m(arg0, arg1); }
                    public Map map(List... arg0) { return g.map(arg0); }
                    public Number t() { return g.t(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void typeArgumentsThatAreArraysAndWildcardTypes() {
        assertSame("""
                import java.util.*;
                @SuppressWarnings("unchecked") interface Pair<A, B> { A a(B b); B b(A... as); Map<A, ? extends B> m(List<A[]> l); }
                """, """
                emissary X<E>(Pair<long[], List<? super Map<E, ?>>> pair);
                """, """
                final class X<E> extends dev.emissary.lang.Emissary implements Pair<long[], List<? super Map<E, ?>>> {
                    private final Pair<long[], List<? super Map<E, ?>>> pair;
                    X(Pair<long[], List<? super Map<E, ?>>> pair) { this.pair = pair; }
                    public long[] a(List<? super Map<E, ?>> arg0) { return pair.a(arg0); }
                    public List<? super Map<E, ?>> b(long[]... arg0) { return pair.b(arg0); }
                    public Map<long[], ? extends List<? super Map<E, ?>>> m(List<long[][]> arg0) { return pair.m(arg0); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-1"})
    void interfaceFromAClassFileThatInheritsAndOverloads() {
        assertSame("""
                import java.util.*;
                import java.util.function.*;
                """, """
                emissary X(Spliterator.OfInt it);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Spliterator.OfInt {
                    private final Spliterator.OfInt it;
                    X(Spliterator.OfInt it) { this.it = it; }
                    public Spliterator.OfInt trySplit() {
                        Spliterator.OfInt r = it.trySplit();
                        return r == it ? this : r;
                    }
                    public boolean tryAdvance(IntConsumer arg0) { return it.tryAdvance(arg0); }
                    public void forEachRemaining(IntConsumer arg0) { it.forEachRemaining(arg0); }
                    public boolean tryAdvance(Consumer<? super Integer> arg0) { return it.tryAdvance(arg0); }
                    public void forEachRemaining(Consumer<? super Integer> arg0) { it.forEachRemaining(arg0); }
                    public long estimateSize() { return it.estimateSize(); }
                    public long getExactSizeIfKnown() { return it.getExactSizeIfKnown(); }
                    public int characteristics() { return it.characteristics(); }
                    public boolean hasCharacteristics(int arg0) { return it.hasCharacteristics(arg0); }
                    public Comparator<? super Integer> getComparator() { return it.getComparator(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-2", "EM-FWD-3"})
    void comparator() {
        assertSame("""
                import java.util.*;
                import java.util.function.*;
                """, """
                emissary X<E extends Comparable<E>>(Comparator<List<E>> by);
                """, """
                final class X<E extends Comparable<E>> extends dev.emissary.lang.Emissary
                        implements Comparator<List<E>> {
                    private final Comparator<List<E>> by;
                    X(Comparator<List<E>> by) { this.by = by; }
                    public int compare(List<E> arg0, List<E> arg1) { return by.compare(arg0, arg1); }
                    public Comparator<List<E>> reversed() {
                        Comparator<List<E>> r = by.reversed();
                        return r == by ? this : r;
                    }
                    public Comparator<List<E>> thenComparing(Comparator<? super List<E>> arg0) {
                        Comparator<List<E>> r = by.thenComparing(arg0);
                        return r == by ? this : r;
                    }
                    public <U> Comparator<List<E>> thenComparing(
                            Function<? super List<E>, ? extends U> arg0, Comparator<? super U> arg1) {
                        Comparator<List<E>> r = by.thenComparing(arg0, arg1);
                        return r == by ? this : r;
                    }
                    public <U extends Comparable<? super U>> Comparator<List<E>> thenComparing(
                            Function<? super List<E>, ? extends U> arg0) {
                        Comparator<List<E>> r = by.thenComparing(arg0);
                        return r == by ? this : r;
                    }
                    public Comparator<List<E>> thenComparingInt(ToIntFunction<? super List<E>> arg0) {
                        Comparator<List<E>> r = by.thenComparingInt(arg0);
                        return r == by ? this : r;
                    }
                    public Comparator<List<E>> thenComparingLong(ToLongFunction<? super List<E>> arg0) {
                        Comparator<List<E>> r = by.thenComparingLong(arg0);
                        return r == by ? this : r;
                    }
                    public Comparator<List<E>> thenComparingDouble(ToDoubleFunction<? super List<E>> arg0) {
                        Comparator<List<E>> r = by.thenComparingDouble(arg0);
                        return r == by ? this : r;
                    }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void bridges() {
        assertSame("""
                import java.util.function.*;
                interface Money extends Comparable<Money>, Function<Integer, Money>, Supplier<int[]> {}
                """, """
                @dev.emissary.Emissary({Comparable.class, Supplier.class}) record X(Money money) {}
                """, """
                final class X extends dev.emissary.lang.Emissary implements Comparable<Money>, Supplier<int[]> {
                    private final Money money;
                    X(Money money) { this.money = money; }
                    public int compareTo(Money arg0) { return money.compareTo(arg0); }
                    public int[] get() { return money.get(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void deprecation() {
        assertSame("""
                interface Foo {
                    @Deprecated void a();
                    @Deprecated(since = "3", forRemoval = true) default int b() { return 1; }
                }
                """, """
                emissary X(Foo foo);
                """, """
                @SuppressWarnings("all") final class X extends dev.emissary.lang.Emissary implements Foo {
                    private final Foo foo;
                    X(Foo foo) { this.foo = foo; }
                    @Deprecated public void a() { foo.a(); }
                    @Deprecated(since = "3", forRemoval = true) public int b() { return foo.b(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void arraysOfTypeVariablesWithBounds() {
        assertSame("""
                import java.util.*;
                interface Foo<T extends Number & Comparable<T>> { T[] a(T[][] t); <S extends T> S[] b(S[] s); List<T>[] c(); }
                """, """
                emissary X(Foo<Integer> foo);
                emissary Y<A extends Integer>(Foo<Integer> foo);
                """, """
                final class X extends dev.emissary.lang.Emissary implements Foo<Integer> {
                    private final Foo<Integer> foo;
                    X(Foo<Integer> foo) { this.foo = foo; }
                    public Integer[] a(Integer[][] arg0) { return foo.a(arg0); }
                    public <S extends Integer> S[] b(S[] arg0) { return foo.b(arg0); }
                    public List<Integer>[] c() { return foo.c(); }
                }
                final class Y<A extends Integer> extends dev.emissary.lang.Emissary implements Foo<Integer> {
                    private final Foo<Integer> foo;
                    Y(Foo<Integer> foo) { this.foo = foo; }
                    public Integer[] a(Integer[][] arg0) { return foo.a(arg0); }
                    public <S extends Integer> S[] b(S[] arg0) { return foo.b(arg0); }
                    public List<Integer>[] c() { return foo.c(); }
                }
                """);
    }

    @Test
    @Clause({"EM-EQ-2", "EM-FWD-3"})
    void typeParametersThatBoundEachOther() {
        assertSame("""
                interface G<N extends G.Node<N, E>, E extends G.Edge<N, E>> {
                    interface Node<N, E> {} interface Edge<N, E> {}
                    <T extends G<N, E>> T copy(T to); N node(E edge); G<N, E> sub(java.util.function.Predicate<? super N> p);
                    <M extends Node<M, F>, F extends Edge<M, F>> G<M, F> map(java.util.function.Function<N, M> n, java.util.function.Function<E, F> f);
                }
                """, """
                emissary X<N extends G.Node<N, E>, E extends G.Edge<N, E>>(G<N, E> g);
                """, """
                final class X<N extends G.Node<N, E>, E extends G.Edge<N, E>> extends dev.emissary.lang.Emissary implements G<N, E> {
                    private final G<N, E> g;
                    X(G<N, E> g) { this.g = g; }
                    @SuppressWarnings("unchecked") public <T extends G<N, E>> T copy(T arg0) { T r = g.copy(arg0); return r == g ? (T) this : r; }
                    public N node(E arg0) { return g.node(arg0); }
                    public G<N, E> sub(java.util.function.Predicate<? super N> arg0) { G<N, E> r = g.sub(arg0); return r == g ? this : r; }
                    @SuppressWarnings("unchecked") public <M extends G.Node<M, F>, F extends G.Edge<M, F>> G<M, F> map(java.util.function.Function<N, M> arg0, java.util.function.Function<E, F> arg1) {
                        G<M, F> r = g.map(arg0, arg1);
                        return r == g ? (G<M, F>) (G<?, ?>) this : r;
                    }
                }
                """);
    }
}
