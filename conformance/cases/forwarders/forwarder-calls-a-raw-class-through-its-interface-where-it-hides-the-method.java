// clauses: EM-FWD-4
// claim: A forwarder calls a raw class through its interface where it hides the method.
// together: same
//// Types.java
import java.util.*;
interface Foo<T> { T m(T t, List<T> l); T n(); default void o(T t) {} }
abstract class Base<T extends Number> implements Foo<T> { public T m(T t, List<T> l) { return t; } }
class Impl<T extends Integer> extends Base<T> { public T n() { return null; } }
//// step 2: X.java
import java.util.*;
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record X(Impl impl) {}
//// same: X.java
import java.util.*;
@SuppressWarnings({"rawtypes", "unchecked"})
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public Object m(Object arg0, List arg1) { return ((Foo) impl).m(arg0, arg1); }
    public Object n() { return impl.n(); }
    public void o(Object arg0) { impl.o(arg0); }
}
