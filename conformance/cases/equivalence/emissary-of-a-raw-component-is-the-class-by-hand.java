// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: raw component.
// together: same
//// Types.java
import java.util.*;
@SuppressWarnings("unchecked") interface G<T extends Number> {
    <U extends Comparable<U>> List<U> m(T t, List<U> u) throws IllegalStateException;
    Map<String, String> map(List<? super T>... lists);
    T t();
}
//// step 2: X.java
import java.util.*;
@SuppressWarnings("rawtypes") emissary X(G g);
//// same: X.java
import java.util.*;
@SuppressWarnings({"rawtypes", "unchecked"})
final class X extends dev.emissary.lang.Emissary implements G {
    private final G g;
    X(G g) { this.g = g; }
    public List m(Number arg0, List arg1) throws IllegalStateException { return g.m(arg0, arg1); }
    public Map map(List... arg0) { return g.map(arg0); }
    public Number t() { return g.t(); }
}
