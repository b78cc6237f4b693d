// clauses: EM-FWD-3, EM-FWD-4, EM-EQ-2
// claim: A delegate of a class type is called by the erasure of its own bounds.
// together: same
//// Types.java
import java.io.*;
import java.util.*;
interface Foo<T> { <C extends Collection<T> & Closeable> C m(C c); }
interface Sub<U> extends Foo<List<U>> { <C extends Collection<List<U>> & Closeable> C m(C c); }
abstract class Impl<V> implements Sub<V> {
    public <D extends Collection<List<V>> & Closeable> D m(D d) { return d; }
}
//// step 2: X.java
import java.io.*;
import java.util.*;
emissary X(Impl<String> impl) implements Foo<List<String>>;
//// same: X.java
import java.io.*;
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<List<String>> {
    private final Impl<String> impl;
    X(Impl<String> impl) { this.impl = impl; }
    public <C extends Collection<List<String>> & Closeable> C m(C arg0) { return impl.m(arg0); }
}
