// clauses: EM-FWD-6
// claim: A method written by hand is checked as every override is.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary X<E extends Number>(Foo<E> foo) {
    @Override public void other() {}  // error
}
