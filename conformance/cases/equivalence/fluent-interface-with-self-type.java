// clauses: EM-EQ-2, EM-FWD-5
// claim: An emissary has the class file of the class written by hand: fluent interface with self type.
// together: same
//// Types.java
import java.util.*;
interface B<T extends B<T>> { T self(); B<T> me(); <U extends B<U>> B<U> other(U u); List<B<T>> all(); }
interface Q extends B<Q> { Q more(int times); }
//// step 2: X.java
import java.util.*;
emissary X(Q q);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Q {
    private final Q q;
    X(Q q) { this.q = q; }
    public Q self() { Q r = q.self(); return r == q ? this : r; }
    public B<Q> me() { B<Q> r = q.me(); return r == q ? this : r; }
    public <U extends B<U>> B<U> other(U arg0) { return q.other(arg0); }
    public List<B<Q>> all() { return q.all(); }
    public Q more(int arg0) { Q r = q.more(arg0); return r == q ? this : r; }
}
