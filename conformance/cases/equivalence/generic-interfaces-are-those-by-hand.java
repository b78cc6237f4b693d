// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: type arguments, also arrays and wildcard types,
//     for type parameters with bounds that name each other and of methods.
// together: same
//// Types.java
import java.io.Serializable;
import java.util.*;
interface Source<T extends Comparable<? super T>> {
    T max(List<? extends T> from);
    <R extends T> R narrow(Class<R> type);
    void all(T first, T[] rest);
    Map<? super T, T[][]> map();
}
interface Arrays<T extends Number & Comparable<T>> { T[] a(T[][] t); <S extends T> S[] b(S[] s); List<T>[] c(); }
@SuppressWarnings("unchecked") interface Pair<A, B> { A a(B b); B b(A... as); Map<A, ? extends B> m(List<A[]> l); }
interface Intersection<T extends Number & Comparable<T>> {
    T max(List<? extends T> from);
    T[] all();
    void put(T value);
}
interface Graph<N extends Graph.Node<N, E>, E extends Graph.Edge<N, E>> {
    interface Node<N, E> {} interface Edge<N, E> {}
    <T extends Graph<N, E>> T copy(T to); N node(E edge); Graph<N, E> sub(java.util.function.Predicate<? super N> p);
    <M extends Node<M, F>, F extends Edge<M, F>> Graph<M, F> map(java.util.function.Function<N, M> n, java.util.function.Function<E, F> f);
}
interface Maker<T> {
    <A extends B, B extends Comparable<? super A>, C extends List<A> & Serializable> Map<A, ? super C> make(
            B first, C[] second, T third);
    @SuppressWarnings("unchecked")
    <K extends T, V extends Map<K, ? extends T>> V fill(V map, K... keys);
    <S extends Comparable<S>> S self(S s);
}
//// step 2: Emissaries.java
import java.io.Serializable;
import java.util.*;
emissary OfArgument(Source<String> source);
emissary OfArrays(Arrays<Integer> foo);
emissary OfArraysToo<A extends Integer>(Arrays<Integer> foo);
emissary OfPair<E>(Pair<long[], List<? super Map<E, ?>>> pair);
emissary OfIntersection<E extends Number & Comparable<E>>(Intersection<E> intersection);
emissary OfGraph<N extends Graph.Node<N, E>, E extends Graph.Edge<N, E>>(Graph<N, E> g);
emissary OfMaker<E extends CharSequence>(Maker<E> maker);
//// same: Emissaries.java
import java.io.Serializable;
import java.util.*;
final class OfArgument extends dev.emissary.lang.Emissary implements Source<String> {
    private final Source<String> source;
    OfArgument(Source<String> source) { this.source = source; }
    public String max(List<? extends String> arg0) { return source.max(arg0); }
    public <R extends String> R narrow(Class<R> arg0) { return source.narrow(arg0); }
    public void all(String arg0, String[] arg1) { source.all(arg0, arg1); }
    public Map<? super String, String[][]> map() { return source.map(); }
}
final class OfArrays extends dev.emissary.lang.Emissary implements Arrays<Integer> {
    private final Arrays<Integer> foo;
    OfArrays(Arrays<Integer> foo) { this.foo = foo; }
    public Integer[] a(Integer[][] arg0) { return foo.a(arg0); }
    public <S extends Integer> S[] b(S[] arg0) { return foo.b(arg0); }
    public List<Integer>[] c() { return foo.c(); }
}
final class OfArraysToo<A extends Integer> extends dev.emissary.lang.Emissary implements Arrays<Integer> {
    private final Arrays<Integer> foo;
    OfArraysToo(Arrays<Integer> foo) { this.foo = foo; }
    public Integer[] a(Integer[][] arg0) { return foo.a(arg0); }
    public <S extends Integer> S[] b(S[] arg0) { return foo.b(arg0); }
    public List<Integer>[] c() { return foo.c(); }
}
final class OfPair<E> extends dev.emissary.lang.Emissary implements Pair<long[], List<? super Map<E, ?>>> {
    private final Pair<long[], List<? super Map<E, ?>>> pair;
    OfPair(Pair<long[], List<? super Map<E, ?>>> pair) { this.pair = pair; }
    public long[] a(List<? super Map<E, ?>> arg0) { return pair.a(arg0); }
    public List<? super Map<E, ?>> b(long[]... arg0) { return pair.b(arg0); }
    public Map<long[], ? extends List<? super Map<E, ?>>> m(List<long[][]> arg0) { return pair.m(arg0); }
}
final class OfIntersection<E extends Number & Comparable<E>> extends dev.emissary.lang.Emissary
        implements Intersection<E> {
    private final Intersection<E> intersection;
    OfIntersection(Intersection<E> intersection) { this.intersection = intersection; }
    public E max(List<? extends E> arg0) { return intersection.max(arg0); }
    public E[] all() { return intersection.all(); }
    public void put(E arg0) { intersection.put(arg0); }
}
final class OfGraph<N extends Graph.Node<N, E>, E extends Graph.Edge<N, E>> extends dev.emissary.lang.Emissary implements Graph<N, E> {
    private final Graph<N, E> g;
    OfGraph(Graph<N, E> g) { this.g = g; }
    public <T extends Graph<N, E>> T copy(T arg0) { return g.copy(arg0); }
    public N node(E arg0) { return g.node(arg0); }
    public Graph<N, E> sub(java.util.function.Predicate<? super N> arg0) { Graph<N, E> r = g.sub(arg0); return r == g ? this : r; }
    public <M extends Graph.Node<M, F>, F extends Graph.Edge<M, F>> Graph<M, F> map(java.util.function.Function<N, M> arg0, java.util.function.Function<E, F> arg1) {
        return g.map(arg0, arg1);
    }
}
final class OfMaker<E extends CharSequence> extends dev.emissary.lang.Emissary implements Maker<E> {
    private final Maker<E> maker;
    OfMaker(Maker<E> maker) { this.maker = maker; }
    public <A extends B, B extends Comparable<? super A>, C extends List<A> & Serializable>
            Map<A, ? super C> make(B arg0, C[] arg1, E arg2) { return maker.make(arg0, arg1, arg2); }
    public <K extends E, V extends Map<K, ? extends E>> V fill(V arg0, K... arg1) {
        return maker.fill(arg0, arg1);
    }
    public <S extends Comparable<S>> S self(S arg0) { return maker.self(arg0); }
}
