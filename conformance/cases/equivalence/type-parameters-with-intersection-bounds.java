// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: type parameters with intersection bounds.
// together: same
//// Types.java
import java.util.*;
interface Source<T extends Number & Comparable<T>> {
    T max(List<? extends T> from);
    T[] all();
    void put(T value);
}
//// step 2: X.java
import java.util.*;
emissary X<E extends Number & Comparable<E>>(Source<E> source);
//// same: X.java
import java.util.*;
final class X<E extends Number & Comparable<E>> extends dev.emissary.lang.Emissary
        implements Source<E> {
    private final Source<E> source;
    X(Source<E> source) { this.source = source; }
    public E max(List<? extends E> arg0) { return source.max(arg0); }
    public E[] all() { return source.all(); }
    public void put(E arg0) { source.put(arg0); }
}
