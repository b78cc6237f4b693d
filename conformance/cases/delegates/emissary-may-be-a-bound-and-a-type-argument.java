// clauses: EM-DEL-6
// claim: An emissary may be a bound and a type argument.
// class A:
//     final class A<T extends B & Runnable> extends dev.emissary.lang.Emissary implements java.util.List<T>, Comparable<A<?>>
// class C:
//     final class C<X extends Comparable<C<X>>> extends dev.emissary.lang.Emissary implements Iterable<C<X>>
// methods of C:
//     public java.util.Iterator<C<X>> iterator()
//     public java.util.Spliterator<C<X>> spliterator()
//     public void forEach(java.util.function.Consumer<? super C<X>>)
import java.util.*;
emissary A<T extends B & Runnable>(List<T> list, Comparable<A<?>> c);
abstract class B implements Runnable {}
class Use<Q extends A<?>> { <R extends Q> Q q(R r) { List<? super A<?>> l = null; return r; } }
emissary C<X extends Comparable<C<X>>>(Iterable<C<X>> i);
