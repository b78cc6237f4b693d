// clauses: EM-FWD-4
// claim: A forwarder passes what has captured type arguments on without casts.
// together: same
//// Types.java
import java.util.*;
interface Foo<T> { <U extends T> Optional<? extends U> m(List<? super U> l, Class<?>... types); }
//// step 2: X.java
import java.util.*;
emissary X<E extends Enum<E>>(Foo<Map<?, ? super E>> foo);
//// same: X.java
import java.util.*;
final class X<E extends Enum<E>> extends dev.emissary.lang.Emissary implements Foo<Map<?, ? super E>> {
    private final Foo<Map<?, ? super E>> foo;
    X(Foo<Map<?, ? super E>> foo) { this.foo = foo; }
    public <U extends Map<?, ? super E>> Optional<? extends U> m(
            List<? super U> arg0, Class<?>... arg1) { return foo.m(arg0, arg1); }
}
