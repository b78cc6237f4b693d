// clauses: EM-CONF-5
// claim: A forwarder throws what its own method and that of an interface implemented by hand allow, and unchecked
//     exceptions.
// together: same
//// Types.java
import java.io.*;
interface Foo<T> {
    void narrower() throws FileNotFoundException, IllegalStateException;
    <X extends IOException> void generic(Class<X> c) throws X;
    void fromClass() throws IOException;
}
interface Hand {
    void narrower() throws IOException, InterruptedException;
    <Y extends IOException> void generic(Class<Y> d) throws Exception;
    void fromClass();
}
abstract class Impl implements Foo<String> { public abstract void fromClass(); }
//// step 2: X.java
import java.io.*;
emissary X(Impl impl) implements Foo<String>, Hand;
//// same: X.java
import java.io.*;
final class X extends dev.emissary.lang.Emissary implements Foo<String>, Hand {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public void narrower() throws FileNotFoundException, IllegalStateException { impl.narrower(); }
    public <X extends IOException> void generic(Class<X> arg0) throws X { impl.generic(arg0); }
    public void fromClass() { impl.fromClass(); }
}
