// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: delegates of class types, called virtually,
//     abstract, below a generic class, and of enums and records.
// together: same
//// Types.java
import java.io.*;
interface Virtual<T> { Object get(T t) throws IOException; default T twice() { return null; } void plain(); }
abstract class VirtualBase implements Virtual<String>, AutoCloseable {
    @Override public abstract void close();
    @Override public Integer get(String s) { return 1; }
}
class VirtualImpl extends VirtualBase {
    @Override public final void plain() {}
    @Override public String twice() { return ""; }
    @Override public void close() {}
}
interface Inherited { int n(); default int m() { return 1; } }
interface Sub extends Inherited { Integer o(); }
abstract class AbstractBase implements Sub {}
abstract class More extends AbstractBase { public abstract Integer o(); }
interface Generic<T> { T m(T t); }
abstract class GenericBase<T> implements Generic<T> { public T m(T t) { return t; } public String m(String s, int i) { return s; } }
class GenericImpl extends GenericBase<Number> { @Override public Integer m(Number n) { return 1; } public Integer m(Integer i) { return 2; } }
interface Named { String name(); }
enum Color implements Named { RED, GREEN { public void other() {} }; public void other() {} }
record Person(String name) implements Named {}
interface Other { void other(); }
abstract class Both implements Other {}
//// step 2: Emissaries.java
import java.io.*;
@dev.emissary.Emissary({Virtual.class, AutoCloseable.class}) record OfVirtual(VirtualImpl impl) {}
emissary OfAbstract(More more) implements Sub;
emissary OfGeneric(GenericImpl impl) implements Generic<Number>;
emissary OfEnumAndClass(Color color, Both both) implements Named, Other;
//// same: Emissaries.java
import java.io.*;
final class OfVirtual extends dev.emissary.lang.Emissary implements Virtual<String>, AutoCloseable {
    private final VirtualImpl impl;
    OfVirtual(VirtualImpl impl) { this.impl = impl; }
    public Object get(String arg0) throws IOException { return impl.get(arg0); }
    public String twice() { return impl.twice(); }
    public void plain() { impl.plain(); }
    public void close() throws Exception { impl.close(); }
}
final class OfAbstract extends dev.emissary.lang.Emissary implements Sub {
    private final More more;
    OfAbstract(More more) { this.more = more; }
    public Integer o() { return more.o(); }
    public int n() { return more.n(); }
    public int m() { return more.m(); }
}
final class OfGeneric extends dev.emissary.lang.Emissary implements Generic<Number> {
    private final GenericImpl impl;
    OfGeneric(GenericImpl impl) { this.impl = impl; }
    public Number m(Number arg0) { return impl.m(arg0); }
}
final class OfEnumAndClass extends dev.emissary.lang.Emissary implements Named, Other {
    private final Color color;
    private final Both both;
    OfEnumAndClass(Color color, Both both) { this.color = color; this.both = both; }
    public String name() { return color.name(); }
    public void other() { both.other(); }
}
