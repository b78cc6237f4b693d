// clauses: EM-FWD-6
// claim: An abstract method in the body is the language's own error.
import java.io.*;
import java.util.*;
interface Foo<T> { void m(); }
emissary X<E extends Number>(Foo<E> foo) { public abstract void m(); }  // error
