// clauses: EM-FWD-6
// claim: A method of the same erasure that overrides nothing is an error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(List<T> l); }
emissary X<E extends Number>(Foo<E> foo) {
    public void m(List<String> l) {}  // error
}
