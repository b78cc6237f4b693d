// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of type arguments to bounds and throws clauses.
// given: Marks
// together: same
//// Types.java
import java.util.*;
interface Foo<T, X extends Exception> {
    <U extends T, V extends Map<T, ? super T[]> & Comparable<T>> void m() throws X, @A(9) Error;
}
//// step 2: X.java
emissary X(Foo<@A(1) String, @A(2) IllegalStateException> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<@A(1) String, @A(2) IllegalStateException> {
    private final Foo<@A(1) String, @A(2) IllegalStateException> foo;
    X(Foo<@A(1) String, @A(2) IllegalStateException> foo) { this.foo = foo; }
    public <U extends @A(1) String,
            V extends Map<@A(1) String, ? super @A(1) String[]> & Comparable<@A(1) String>> void m()
            throws @A(2) IllegalStateException, @A(9) Error {
        foo.<U, V>m();
    }
}
