// clauses: EM-FWD-6
// claim: A hand-written method that has the erasure of a forwarder's signature and does not override it is the
//     language's own error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(List<T> l); }
emissary X<E extends Number>(Foo<E> foo) {
    public void m(List<String> l) {}  // error
}
