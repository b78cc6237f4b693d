// clauses: EM-CONF-5, EM-FWD-5
// claim: A forwarder returns the most specific of the results of the delegate's method and of that of an interface
//     implemented by hand, sealed too, and throws what both allow, and unchecked exceptions.
// together: same
//// Types.java
import java.io.*;
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
interface Throwing<T> {
    void narrower() throws FileNotFoundException, IllegalStateException;
    <X extends IOException> void generic(Class<X> c) throws X;
    void fromClass() throws IOException;
}
interface ThrowingHand {
    void narrower() throws IOException, InterruptedException;
    <Y extends IOException> void generic(Class<Y> d) throws Exception;
    void fromClass();
}
abstract class ThrowingImpl implements Throwing<String> { public abstract void fromClass(); }
interface Self { Object self(); }
interface SelfHand { Self self(); }
class SelfImpl implements Self { public SelfImpl self() { return this; } }
//// step 2: Emissaries.java
import java.io.*;
import java.util.*;
emissary OfResults(Impl impl) implements Foo<String>, Hand<String>;
emissary OfExceptions(ThrowingImpl impl) implements Throwing<String>, ThrowingHand;
emissary OfSelf(SelfImpl impl) implements Self, SelfHand;
//// same: Emissaries.java
import java.io.*;
import java.util.*;
final class OfResults extends dev.emissary.lang.Emissary implements Foo<String>, Hand<String> {
    private final Impl impl;
    OfResults(Impl impl) { this.impl = impl; }
    public List<String> all() { return impl.all(); }
    public <A> List<A> generic(A arg0) { return impl.generic(arg0); }
    public ArrayList<String> wider() { return impl.wider(); }
}
final class OfExceptions extends dev.emissary.lang.Emissary implements Throwing<String>, ThrowingHand {
    private final ThrowingImpl impl;
    OfExceptions(ThrowingImpl impl) { this.impl = impl; }
    public void narrower() throws FileNotFoundException, IllegalStateException { impl.narrower(); }
    public <X extends IOException> void generic(Class<X> arg0) throws X { impl.generic(arg0); }
    public void fromClass() { impl.fromClass(); }
}
final class OfSelf extends dev.emissary.lang.Emissary implements Self, SelfHand {
    private final SelfImpl impl;
    OfSelf(SelfImpl impl) { this.impl = impl; }
    public Self self() { Self result = impl.self(); return result == impl ? this : result; }
}
