// clauses: EM-FWD-6
// claim: A hand-written method may name type variables differently.
// class X:
//     final class X<E extends Number> extends dev.emissary.lang.Emissary implements Foo<E>
// methods of X:
//     bridge public Object m(Comparable, java.util.List)
//     public <K extends Comparable<K>, L extends java.util.List<? super K>> E m(K, L)
import java.io.*;
import java.util.*;
interface Foo<T> { <A extends Comparable<A>, B extends List<? super A>> T m(A a, B b); }
emissary X<E extends Number>(Foo<E> foo) {
    @Override public <K extends Comparable<K>, L extends List<? super K>> E m(K k, L l) { return foo.m(k, l); }
}
