// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of wildcards in type arguments.
// given: Marks, Outer
// together: same
//// Types.java
import java.util.*;
interface Foo<T> { <U extends Comparable<T>> T f(Map<U, T[]> m); }
//// step 2: X.java
import java.util.*;
emissary X(Foo<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> {
    private final Foo<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> foo;
    X(Foo<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> foo) { this.foo = foo; }
    public <U extends Comparable<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>>> List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>> f(
            Map<U, List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>[]> arg0) {
        return foo.f(arg0);
    }
}
