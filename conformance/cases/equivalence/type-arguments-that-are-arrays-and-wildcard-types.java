// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: type arguments that are arrays and wildcard
//     types.
// together: same
//// Types.java
import java.util.*;
@SuppressWarnings("unchecked") interface Pair<A, B> { A a(B b); B b(A... as); Map<A, ? extends B> m(List<A[]> l); }
//// step 2: X.java
import java.util.*;
emissary X<E>(Pair<long[], List<? super Map<E, ?>>> pair);
//// same: X.java
import java.util.*;
final class X<E> extends dev.emissary.lang.Emissary implements Pair<long[], List<? super Map<E, ?>>> {
    private final Pair<long[], List<? super Map<E, ?>>> pair;
    X(Pair<long[], List<? super Map<E, ?>>> pair) { this.pair = pair; }
    public long[] a(List<? super Map<E, ?>> arg0) { return pair.a(arg0); }
    public List<? super Map<E, ?>> b(long[]... arg0) { return pair.b(arg0); }
    public Map<long[], ? extends List<? super Map<E, ?>>> m(List<long[][]> arg0) { return pair.m(arg0); }
}
