// clauses: EM-FWD-4
// claim: A forwarder calls through the interface where a raw class hides the method, and a type variable's second bound
//     through a cast; it calls the method of the component's type where that overrides the interface's.
// together: same
//// Types.java
import java.util.*;
interface Hidden<T> { T m(T t, List<T> l); T n(); default void o(T t) {} }
abstract class HiddenBase<T extends Number> implements Hidden<T> { public T m(T t, List<T> l) { return t; } }
class HiddenImpl<T extends Integer> extends HiddenBase<T> { public T n() { return null; } }
interface Bound { Object m(); void n(); }
interface Second { String m(); }
class First {}
interface Top { Object f(); Top me(); }
interface Overriding extends Top { @Override String f(); @Override Overriding me(); }
//// step 2: Emissaries.java
import java.util.*;
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Hidden.class) record OfRaw(HiddenImpl impl) {}
@dev.emissary.Emissary(Bound.class) record OfBound<T extends First & Second & Bound>(T t) {}
@dev.emissary.Emissary(Top.class) emissary OfOverriding(Overriding foo);
//// same: Emissaries.java
import java.util.*;
@SuppressWarnings({"rawtypes", "unchecked"})
final class OfRaw extends dev.emissary.lang.Emissary implements Hidden {
    private final HiddenImpl impl;
    OfRaw(HiddenImpl impl) { this.impl = impl; }
    public Object m(Object arg0, List arg1) { return ((Hidden) impl).m(arg0, arg1); }
    public Object n() { return impl.n(); }
    public void o(Object arg0) { impl.o(arg0); }
}
final class OfBound<T extends First & Second & Bound> extends dev.emissary.lang.Emissary implements Bound {
    private final T t;
    OfBound(T t) { this.t = t; }
    public Object m() { return t.m(); }
    public void n() { t.n(); }
}
final class OfOverriding extends dev.emissary.lang.Emissary implements Top {
    private final Overriding foo;
    OfOverriding(Overriding foo) { this.foo = foo; }
    public Object f() { return foo.f(); }
    public Top me() { Top r = foo.me(); return r == foo ? this : r; }
}
