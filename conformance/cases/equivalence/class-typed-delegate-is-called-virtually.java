// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: class-typed delegate is called virtually.
// together: same
//// Types.java
import java.io.*;
interface Foo<T> { Object get(T t) throws IOException; default T twice() { return null; } void plain(); }
abstract class Base implements Foo<String>, AutoCloseable {
    @Override public abstract void close();
    @Override public Integer get(String s) { return 1; }
}
class Impl extends Base {
    @Override public final void plain() {}
    @Override public String twice() { return ""; }
    @Override public void close() {}
}
//// step 2: X.java
import java.io.*;
@dev.emissary.Emissary({Foo.class, AutoCloseable.class}) record X(Impl impl) {}
//// same: X.java
import java.io.*;
final class X extends dev.emissary.lang.Emissary implements Foo<String>, AutoCloseable {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public Object get(String arg0) throws IOException { return impl.get(arg0); }
    public String twice() { return impl.twice(); }
    public void plain() { impl.plain(); }
    public void close() throws Exception { impl.close(); }
}
