// clauses: EM-DEL-6
// claim: Component types may be parameterized, mention type parameters, be qualified and have wildcards deeper in them;
//     an emissary may be a bound and a type argument.
// class A:
//     final class A<K extends Comparable<K>, V> extends dev.emissary.lang.Emissary implements java.util.Map<K, java.util.List<V>>, java.util.concurrent.Callable<V[]>
// class B:
//     final class B<T> extends dev.emissary.lang.Emissary implements Iterable<T>, java.util.function.Function<T, T>
// methods of B:
//     public T apply(T)
//     public java.util.Iterator<T> iterator()
//     public java.util.Spliterator<T> spliterator()
//     public void forEach(java.util.function.Consumer<? super T>)
// class C: final class C<T> extends dev.emissary.lang.Emissary implements Outer.In<T>
// methods of C: public void f(T)
// class D: final class D<T> extends dev.emissary.lang.Emissary implements Outer.In<T>
// methods of D: public void f(T)
// class E: final class E extends dev.emissary.lang.Emissary implements Outer.In<String>
// methods of E:
//     bridge public void f(Object)
//     public void f(String)
// class Bounded:
//     final class Bounded<T extends Bound & Runnable> extends dev.emissary.lang.Emissary implements java.util.List<T>, Comparable<Bounded<?>>
// class Argument:
//     final class Argument<X extends Comparable<Argument<X>>> extends dev.emissary.lang.Emissary implements Iterable<Argument<X>>
// methods of Argument:
//     public java.util.Iterator<Argument<X>> iterator()
//     public java.util.Spliterator<Argument<X>> spliterator()
//     public void forEach(java.util.function.Consumer<? super Argument<X>>)
// class DeepWildcard:
//     final class DeepWildcard extends dev.emissary.lang.Emissary implements java.util.List<java.util.List<?>>
// class DeepBound:
//     final class DeepBound extends dev.emissary.lang.Emissary implements Comparable<Class<? extends Number>>
import java.util.*;
import java.util.function.Function;
emissary A<K extends Comparable<K>, V>(Map<K, List<V>> map, java.util.concurrent.Callable<V[]> call);
emissary B<T>(Iterable<T> i) implements Iterable<T>, Function<T, T> {
    public T apply(T t) { return t; }
}
class Outer<Q> {
    interface In<X> { void f(X x); }
    class Inner implements In<Q> { public void f(Q q) {} }
    static class Nested implements In<String> { public void f(String s) {} }
}
emissary C<T>(Outer.In<T> in);
emissary D<T>(Outer<T>.Inner in) implements Outer.In<T>;
emissary E(Outer.Nested in) implements Outer.In<String>;
emissary Bounded<T extends Bound & Runnable>(List<T> list, Comparable<Bounded<?>> c);
abstract class Bound implements Runnable {}
class Use<Q extends Bounded<?>> { <R extends Q> Q q(R r) { List<? super Bounded<?>> l = null; return r; } }
emissary Argument<X extends Comparable<Argument<X>>>(Iterable<Argument<X>> i);
emissary DeepWildcard(List<List<?>> c);
emissary DeepBound(Comparable<Class<? extends Number>> c);
