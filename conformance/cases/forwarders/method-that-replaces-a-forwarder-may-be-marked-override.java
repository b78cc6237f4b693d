// clauses: EM-FWD-6
// claim: A method that replaces a forwarder may be marked @Override.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary X<E extends Number>(Foo<E> foo) {
    @Override public void m() {}
}
