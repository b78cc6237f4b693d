// clauses: EM-FWD-6
// claim: An abstract method is an error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary X<E extends Number>(Foo<E> foo) {  // error
    public abstract void m();
}
