// clauses: EM-FWD-6
// claim: A static method in the place of a forwarder is the language's own error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary X<E extends Number>(Foo<E> foo) {
    public static void m() {}  // error
}
