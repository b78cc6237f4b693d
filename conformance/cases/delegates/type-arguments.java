// Component types that are parameterized or raw.
// imports: java.util.*, java.util.function.*

//// case: component-types-may-be-parameterized-and-qualified (EM-DEL-6)
// class A:
//     final class A<K extends Comparable<K>, V> extends dev.emissary.lang.Emissary implements java.util.Map<K, java.util.List<V>>, java.util.concurrent.Callable<V[]>
// class B:
//     final class B<T> extends dev.emissary.lang.Emissary implements Iterable<T>, java.util.function.Function<T, T>
// class C, D: final class *<T> extends dev.emissary.lang.Emissary implements Outer.In<T>
// methods of C, D: public void f(T)
// class E: final class E extends dev.emissary.lang.Emissary implements Outer.In<String>
// class Bounded:
//     final class Bounded<T extends Bound & Runnable> extends dev.emissary.lang.Emissary implements java.util.List<T>, Comparable<Bounded<?>>
// class Argument:
//     final class Argument<X extends Comparable<Argument<X>>> extends dev.emissary.lang.Emissary implements Iterable<Argument<X>>
// class DeepWildcard:
//     final class DeepWildcard extends dev.emissary.lang.Emissary implements java.util.List<java.util.List<?>>
// class DeepBound:
//     final class DeepBound extends dev.emissary.lang.Emissary implements Comparable<Class<? extends Number>>
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

//// case: method-that-one-interface-has-erased-has-the-erased-signature (EM-DEL-6, EM-FWD-3, EM-CONF-3)
// class Alone: final class Alone extends dev.emissary.lang.Emissary implements AB
// methods of Alone, ErasedLast, ErasedFirst: public void m(java.util.List)
// class ErasedLast: final class ErasedLast extends dev.emissary.lang.Emissary implements AB, A, B
// class ErasedFirst: final class ErasedFirst extends dev.emissary.lang.Emissary implements AB, B, A
interface A { void m(List<String> l); }
@SuppressWarnings("rawtypes") interface B { void m(List l); }
interface AB extends A, B {}
emissary Alone(AB ab);
emissary ErasedLast(AB ab) implements A, B;
emissary ErasedFirst(AB ab) implements B, A;

//// case: raw-component-makes-the-emissary-implement-the-raw-interface (EM-DEL-6, EM-DEL-3)
// class A: final class A extends dev.emissary.lang.Emissary implements java.util.List
// class B: final class B extends dev.emissary.lang.Emissary implements java.util.List, Iterable
// class C, ListedA: final class * extends dev.emissary.lang.Emissary implements Iterable
// methods of C, ListedA:
//     public java.util.Iterator iterator()
//     public java.util.Spliterator spliterator()
//     public void forEach(java.util.function.Consumer)
// class ListedB: final class ListedB extends dev.emissary.lang.Emissary implements java.util.Collection
@SuppressWarnings("rawtypes") emissary A(List c);
@SuppressWarnings("rawtypes") emissary B(List c) implements Iterable;
@SuppressWarnings({"rawtypes", "serial"}) emissary C(ArrayList<String> c) implements Iterable;
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Iterable.class) emissary ListedA(List c);
@SuppressWarnings({"rawtypes", "serial"}) @dev.emissary.Emissary(Collection.class) emissary ListedB(ArrayList c);

//// case: raw-interface-has-the-method-that-it-overrides-only-with-type-arguments (EM-DEL-6, EM-FWD-1, EM-FWD-3)
// class X: final class X extends dev.emissary.lang.Emissary implements Numbers
// methods of X:
//     public java.util.function.Consumer andThen(java.util.function.Consumer)
//     public void accept(Number)
//     public void accept(Object)
interface Numbers<N extends Number> extends Consumer<N> { void accept(N n); }
@SuppressWarnings("rawtypes") emissary X(Numbers n);
