// clauses: EM-FWD-6
// claim: A further checked exception is an error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary X<E extends Number>(Foo<E> foo) {
    public void m() throws IOException {}  // error
}
