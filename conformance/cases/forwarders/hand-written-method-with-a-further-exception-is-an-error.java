// clauses: EM-FWD-6
// claim: A hand-written method with a checked exception that the interface does not declare is the language's own
//     error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary X<E extends Number>(Foo<E> foo) {
    public void m() throws IOException {}  // error
}
