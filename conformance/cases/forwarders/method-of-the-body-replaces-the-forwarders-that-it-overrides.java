// clauses: EM-FWD-6
// claim: A method of the body replaces the forwarder that it overrides, marked @Override or not: with a covariant
//     result and fewer exceptions, other names of type variables, or the erasure of the signature; one method replaces
//     those of several delegates.
// class Narrower: final class Narrower<E extends Number> extends dev.emissary.lang.Emissary implements Throwing<E>
// methods of Narrower:
//     bridge public Object m() throws java.io.IOException
//     bridge public Object t()
//     public E t()
//     public String m()
// class OfErasure: final class OfErasure<E extends Number> extends dev.emissary.lang.Emissary implements Generic<E>
// methods of OfErasure: public void m(java.util.List, java.util.Map)
// class OtherNames: final class OtherNames<E extends Number> extends dev.emissary.lang.Emissary implements Variables<E>
// methods of OtherNames:
//     bridge public Object m(Comparable, java.util.List)
//     public <K extends Comparable<K>, L extends java.util.List<? super K>> E m(K, L)
// class OfTwo: final class OfTwo extends dev.emissary.lang.Emissary implements Foo, Bar
// methods of OfTwo:
//     bridge public CharSequence m()
//     bridge public Object m()
//     public String m()
//     public int b()
//     public int f()
import java.io.*;
import java.util.*;
interface Throwing<T> { Object m() throws IOException; T t(); }
emissary Narrower<E extends Number>(Throwing<E> foo) {
    @Override public String m() { return ""; } @Override public E t() { return null; }
}
interface Generic<T> { void m(List<T> l, Map<String, T> m); }
emissary OfErasure<E extends Number>(Generic<E> foo) {
    @Override @SuppressWarnings("rawtypes") public void m(List l, Map m) {}
}
interface Variables<T> { <A extends Comparable<A>, B extends List<? super A>> T m(A a, B b); }
emissary OtherNames<E extends Number>(Variables<E> foo) {
    @Override public <K extends Comparable<K>, L extends List<? super K>> E m(K k, L l) { return foo.m(k, l); }
}
interface Simple<T> { void m(); }
emissary Marked<E extends Number>(Simple<E> foo) {
    @Override public void m() {}
}
interface Foo { Object m(); int f(); }
interface Bar { CharSequence m(); int b(); }
emissary OfTwo(Foo foo, Bar bar) { @Override public String m() { return "" + foo.m() + bar.m(); } }
