// clauses: EM-DEL-6
// claim: Component types may be parameterized and mention type parameters and be qualified.
// class A:
//     final class A<K extends Comparable<K>, V> extends dev.emissary.lang.Emissary implements java.util.Map<K, java.util.List<V>>, java.util.concurrent.Callable<V[]>
// class B:
//     final class B<T> extends dev.emissary.lang.Emissary implements Iterable<T>, java.util.function.Function<T, T>
// methods of B:
//     public T apply(T)
//     public java.util.Iterator<T> iterator()
//     public java.util.Spliterator<T> spliterator()
//     public void forEach(java.util.function.Consumer<? super T>)
// class C:
//     final class C<T> extends dev.emissary.lang.Emissary implements Outer.In<T>
// methods of C:
//     public void f(T)
// class D:
//     final class D<T> extends dev.emissary.lang.Emissary implements Outer.In<T>
// methods of D:
//     public void f(T)
// class E:
//     final class E extends dev.emissary.lang.Emissary implements Outer.In<String>
// methods of E:
//     bridge public void f(Object)
//     public void f(String)
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
