// clauses: EM-CONF-5
// claim: A forwarder returns the most specific of the results of the delegate's method and of that of an interface
//     implemented by hand.
// together: same
//// Types.java
import java.util.*;
interface Foo<T> {
    Collection<T> all();
    <A> Collection<A> generic(A a);
    ArrayList<T> wider();
}
interface Hand<T> {
    List<T> all();
    <B> List<B> generic(B b);
    List<T> wider();
}
abstract class Impl implements Foo<String> {
    public abstract ArrayList<String> all();
    public abstract <C> LinkedList<C> generic(C c);
}
//// step 2: X.java
import java.util.*;
emissary X(Impl impl) implements Foo<String>, Hand<String>;
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<String>, Hand<String> {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public List<String> all() { return impl.all(); }
    public <A> List<A> generic(A arg0) { return impl.generic(arg0); }
    public ArrayList<String> wider() { return impl.wider(); }
}
