// clauses: EM-FWD-6
// claim: A hand-written method may have the erasure of the signature.
// class X:
//     final class X<E extends Number> extends dev.emissary.lang.Emissary implements Foo<E>
// methods of X:
//     public void m(java.util.List, java.util.Map)
import java.io.*;
import java.util.*;
interface Foo<T> { void m(List<T> l, Map<String, T> m); }
emissary X<E extends Number>(Foo<E> foo) {
    @Override @SuppressWarnings("rawtypes") public void m(List l, Map m) {}

}
