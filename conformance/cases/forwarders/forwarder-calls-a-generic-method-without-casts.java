// clauses: EM-FWD-4
// claim: A forwarder calls a generic method without casts: of a class, of an interface below the delegated one, of
//     nested and inner types, and with captured type arguments.
// together: same
//// Types.java
import java.util.*;
interface Getter<T> { T get(T t); <U> List<U> list(U u, T t); }
abstract class Base<A, B extends CharSequence> implements Getter<B> {
    @Override public B get(B b) { return b; }
    @Override public <V> ArrayList<V> list(V v, B b) { return new ArrayList<>(); }
}
class Impl extends Base<Integer, String> {}
interface Top<T> { T get(T[] t); T other(); }
interface Mid<A extends Comparable<A>> extends Top<A> { @Override A get(A[] a); }
interface Low extends Mid<String> {}
class Outer<T> {
    interface Nested<U> { U get(); }
    class Inner implements Nested<T> { public T get() { return null; } }
}
interface Captured<T> { <U extends T> Optional<? extends U> m(List<? super U> l, Class<?>... types); }
//// step 2: Emissaries.java
import java.util.*;
emissary OfClass(Impl impl) implements Getter<String>;
@dev.emissary.Emissary(Top.class) emissary OfInterface(Low low);
emissary OfInner<E>(Outer<E>.Inner inner) implements Outer.Nested<E> {}
emissary OfCaptured<E extends Enum<E>>(Captured<Map<?, ? super E>> foo);
//// same: Emissaries.java
import java.util.*;
final class OfClass extends dev.emissary.lang.Emissary implements Getter<String> {
    private final Impl impl;
    OfClass(Impl impl) { this.impl = impl; }
    public String get(String arg0) { return impl.get(arg0); }
    public <U> List<U> list(U arg0, String arg1) { return impl.list(arg0, arg1); }
}
final class OfInterface extends dev.emissary.lang.Emissary implements Top<String> {
    private final Low low;
    OfInterface(Low low) { this.low = low; }
    public String get(String[] arg0) { return low.get(arg0); }
    public String other() { return low.other(); }
}
final class OfInner<E> extends dev.emissary.lang.Emissary implements Outer.Nested<E> {
    private final Outer<E>.Inner inner;
    OfInner(Outer<E>.Inner inner) { this.inner = inner; }
    public E get() { return inner.get(); }
}
final class OfCaptured<E extends Enum<E>> extends dev.emissary.lang.Emissary implements Captured<Map<?, ? super E>> {
    private final Captured<Map<?, ? super E>> foo;
    OfCaptured(Captured<Map<?, ? super E>> foo) { this.foo = foo; }
    public <U extends Map<?, ? super E>> Optional<? extends U> m(
            List<? super U> arg0, Class<?>... arg1) { return foo.m(arg0, arg1); }
}
