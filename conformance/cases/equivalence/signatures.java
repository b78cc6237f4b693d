// Generic methods, with the signatures of the class by hand.
// clauses: EM-EQ-2, EM-FWD-3

//// case: generic-interfaces-are-those-by-hand
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
@SuppressWarnings("unchecked") interface Pair<A, B> { A a(B b); B b(A... as); Map<A, ? extends B> m(List<A[]> l); }
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
emissary OfPair<E>(Pair<long[], List<? super Map<E, ?>>> pair);
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
final class OfPair<E> extends dev.emissary.lang.Emissary implements Pair<long[], List<? super Map<E, ?>>> {
    private final Pair<long[], List<? super Map<E, ?>>> pair;
    OfPair(Pair<long[], List<? super Map<E, ?>>> pair) { this.pair = pair; }
    public long[] a(List<? super Map<E, ?>> arg0) { return pair.a(arg0); }
    public List<? super Map<E, ?>> b(long[]... arg0) { return pair.b(arg0); }
    public Map<long[], ? extends List<? super Map<E, ?>>> m(List<long[][]> arg0) { return pair.m(arg0); }
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

//// case: signatures-are-those-by-hand (EM-EQ-2, EM-FWD-3, EM-FWD-4)
// claim: An emissary has the class file of the class written by hand: variable arity, throws clauses, local
//     variables, and a raw component.
// together: same
//// Types.java
import java.io.*;
import java.util.*;
@SuppressWarnings("unchecked") interface Joiner<T> {
    String join(T... parts);
    String format(String pattern, int... numbers);
    <A> List<A> list(List<? extends A>... lists);
    void nested(T[]... all);
}
interface Task<V, X extends Throwable> {
    V call() throws X, InterruptedException;
    <Y extends Exception> void run(Class<Y> type) throws Y, X, IOException;
    default void unchecked() throws IllegalStateException, Error {}
}
interface Locals { long f(String text, long[] more, double d); Locals self(double d, Object o); }
@SuppressWarnings("unchecked") interface G<T extends Number> {
    <U extends Comparable<U>> List<U> m(T t, List<U> u) throws IllegalStateException;
    Map<String, String> map(List<? super T>... lists);
    T t();
}
//// step 2: Emissaries.java
import java.io.*;
import java.util.*;
emissary OfVarargs(Joiner<String> joiner);
emissary OfThrowing<Z extends Exception>(Task<int[], Z> task);
emissary OfLocals(Locals foo) { OfLocals { foo = foo.self(1, null); } }
@SuppressWarnings("rawtypes") emissary OfRaw(G g);
//// same: Emissaries.java
import java.io.*;
import java.util.*;
final class OfVarargs extends dev.emissary.lang.Emissary implements Joiner<String> {
    private final Joiner<String> joiner;
    OfVarargs(Joiner<String> joiner) { this.joiner = joiner; }
    public String join(String... arg0) { return joiner.join(arg0); }
    public String format(String arg0, int... arg1) { return joiner.format(arg0, arg1); }
    public <A> List<A> list(List<? extends A>... arg0) { return joiner.list(arg0); }
    public void nested(String[]... arg0) { joiner.nested(arg0); }
}
final class OfThrowing<Z extends Exception> extends dev.emissary.lang.Emissary implements Task<int[], Z> {
    private final Task<int[], Z> task;
    OfThrowing(Task<int[], Z> task) { this.task = task; }
    public int[] call() throws Z, InterruptedException { return task.call(); }
    public <Y extends Exception> void run(Class<Y> arg0) throws Y, Z, IOException { task.run(arg0); }
    public void unchecked() throws IllegalStateException, Error { task.unchecked(); }
}
final class OfLocals extends dev.emissary.lang.Emissary implements Locals {
    private final Locals foo;
    OfLocals(Locals foo) { foo = foo.self(1, null); this.foo = foo; }
    public long f(String arg0, long[] arg1, double arg2) { return foo.f(arg0, arg1, arg2); }
    public Locals self(double arg0, Object arg1) {
        Locals result = foo.self(arg0, arg1);
        return result == foo ? this : result;
    }
}
@SuppressWarnings({"rawtypes", "unchecked"})
final class OfRaw extends dev.emissary.lang.Emissary implements G {
    private final G g;
    OfRaw(G g) { this.g = g; }
    public List m(Number arg0, List arg1) throws IllegalStateException { return g.m(arg0, arg1); }
    public Map map(List... arg0) { return g.map(arg0); }
    public Number t() { return g.t(); }
}
