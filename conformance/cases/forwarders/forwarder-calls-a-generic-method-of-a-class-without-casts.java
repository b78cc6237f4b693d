// clauses: EM-FWD-4
// claim: A forwarder calls a generic method of a class without casts.
// together: same
//// Types.java
import java.util.*;
interface Foo<T> { T get(T t); <U> List<U> list(U u, T t); }
abstract class Base<A, B extends CharSequence> implements Foo<B> {
    @Override public B get(B b) { return b; }
    @Override public <V> ArrayList<V> list(V v, B b) { return new ArrayList<>(); }
}
class Impl extends Base<Integer, String> {}
//// step 2: X.java
import java.util.*;
emissary X(Impl impl) implements Foo<String>;
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<String> {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public String get(String arg0) { return impl.get(arg0); }
    public <U> List<U> list(U arg0, String arg1) { return impl.list(arg0, arg1); }
}
