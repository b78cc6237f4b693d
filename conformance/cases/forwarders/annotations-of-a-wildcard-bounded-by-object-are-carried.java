// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of a wildcard bounded by Object.
// given: Marks
// together: same
//// Types.java
import java.util.*;
interface Foo<T> { List<? extends @A(1) Object> m(List<? extends @A(2) Object> list, T t); }
//// step 2: X.java
import java.util.*;
emissary X(Foo<List<? extends @A(3) Object>> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<List<? extends @A(3) Object>> {
    private final Foo<List<? extends @A(3) Object>> foo;
    X(Foo<List<? extends @A(3) Object>> foo) { this.foo = foo; }
    public List<? extends @A(1) Object> m(
            List<? extends @A(2) Object> arg0, List<? extends @A(3) Object> arg1) {
        return foo.m(arg0, arg1);
    }
}
