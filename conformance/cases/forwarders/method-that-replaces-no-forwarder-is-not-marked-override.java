// clauses: EM-FWD-6
// claim: A method that is marked @Override and replaces nothing is the language's own error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary X<E extends Number>(Foo<E> foo) {
    @Override public void other() {}  // error
}
