// Delegates of class types, called through the interface.
// clauses: EM-EQ-2, EM-FWD-4

//// case: class-typed-delegates-are-called-as-by-hand
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
interface Named { String name(); }
enum Color implements Named { RED, GREEN { public void other() {} }; public void other() {} }
record Person(String name) implements Named {}
interface Other { void other(); }
abstract class Both implements Other {}
interface Overloads<T> { String m(T t); String n(int i); String o(Object... os); }
class OverloadsImpl implements Overloads<Integer> {
    public String m(Integer t) { return "Integer"; }
    public String m(int t) { return "int"; }
    public String m(Number t) { return "Number"; }
    public String n(int i) { return "int"; }
    public String n(long i) { return "long"; }
    public String n(Integer i) { return "Integer"; }
    public String o(Object... os) { return "Objects"; }
    public String o(Object o) { return "Object"; }
}
//// step 2: Emissaries.java
import java.io.*;
@dev.emissary.Emissary({Virtual.class, AutoCloseable.class}) record OfVirtual(VirtualImpl impl) {}
emissary OfEnumAndClass(Color color, Both both) implements Named, Other;
emissary OfOverloads(OverloadsImpl impl) implements Overloads<Integer>;
//// same: Emissaries.java
import java.io.*;
final class OfVirtual extends dev.emissary.lang.Emissary implements Virtual<String>, AutoCloseable {
    private final VirtualImpl impl;
    OfVirtual(VirtualImpl impl) { this.impl = impl; }
    public Object get(String arg0) throws IOException { return ((Virtual<String>) impl).get(arg0); }
    public String twice() { return ((Virtual<String>) impl).twice(); }
    public void plain() { ((Virtual<String>) impl).plain(); }
    public void close() throws Exception { ((AutoCloseable) impl).close(); }
}
final class OfEnumAndClass extends dev.emissary.lang.Emissary implements Named, Other {
    private final Color color;
    private final Both both;
    OfEnumAndClass(Color color, Both both) { this.color = color; this.both = both; }
    public String name() { return ((Named) color).name(); }
    public void other() { ((Other) both).other(); }
}
final class OfOverloads extends dev.emissary.lang.Emissary implements Overloads<Integer> {
    private final OverloadsImpl impl;
    OfOverloads(OverloadsImpl impl) { this.impl = impl; }
    public String m(Integer arg0) { return ((Overloads<Integer>) impl).m(arg0); }
    public String n(int arg0) { return ((Overloads<Integer>) impl).n(arg0); }
    public String o(Object... arg0) { return ((Overloads<Integer>) impl).o(arg0); }
}

//// case: classes-of-the-library
//// X.java
import java.io.*;
import java.util.*;
import java.util.function.*;
@dev.emissary.Emissary({Appendable.class, Comparable.class, Iterator.class})
record X(StringBuilder builder, Scanner scanner) {}
//// same: X.java
import java.io.*;
import java.util.*;
import java.util.function.*;
final class X extends dev.emissary.lang.Emissary
        implements Appendable, Comparable<StringBuilder>, Iterator<String> {
    private final StringBuilder builder;
    private final Scanner scanner;
    X(StringBuilder builder, Scanner scanner) { this.builder = builder; this.scanner = scanner; }
    public Appendable append(CharSequence arg0) throws IOException {
        Appendable r = ((Appendable) builder).append(arg0);
        return r == builder ? this : r;
    }
    public Appendable append(CharSequence arg0, int arg1, int arg2) throws IOException {
        Appendable r = ((Appendable) builder).append(arg0, arg1, arg2);
        return r == builder ? this : r;
    }
    public Appendable append(char arg0) throws IOException {
        Appendable r = ((Appendable) builder).append(arg0);
        return r == builder ? this : r;
    }
    public int compareTo(StringBuilder arg0) { return ((Comparable<StringBuilder>) builder).compareTo(arg0); }
    public boolean hasNext() { return ((Iterator<String>) scanner).hasNext(); }
    public String next() { return ((Iterator<String>) scanner).next(); }
    public void remove() { ((Iterator<String>) scanner).remove(); }
    public void forEachRemaining(Consumer<? super String> arg0) { ((Iterator<String>) scanner).forEachRemaining(arg0); }
}

//// case: component-of-a-type-variable
// together: same
//// Types.java
interface Foo { int n(); Foo self(); }
interface Bar<T> { T t(T t); }
class Base { public int n() { return 1; } }
//// step 2: X.java
@dev.emissary.Emissary({Foo.class, Bar.class})
record X<T extends Foo, U extends Base & Bar<T>>(T t, U u) {}
//// same: X.java
final class X<T extends Foo, U extends Base & Bar<T>> extends dev.emissary.lang.Emissary
        implements Foo, Bar<T> {
    private final T t;
    private final U u;
    X(T t, U u) { this.t = t; this.u = u; }
    public int n() { return ((Foo) t).n(); }
    public Foo self() { Foo r = ((Foo) t).self(); return r == t ? this : r; }
    public T t(T arg0) { return ((Bar<T>) u).t(arg0); }
}

//// case: raw-interface-of-a-parameterized-class (EM-FWD-4, EM-EQ-2)
// warnings: any
//// Box.java
interface Box<T> { T get(); T swap(T t); void all(java.util.List<T> l); }
class SimpleBox<T> implements Box<T> {
    public T get() { return null; }
    public T swap(T t) { return t; }
    public void all(java.util.List<T> l) {}
}
//// E.java
emissary E(SimpleBox<String> box) implements Box {}
//// same: E.java
final class E extends dev.emissary.lang.Emissary implements Box {
    private final SimpleBox<String> box;
    E(SimpleBox<String> box) { this.box = box; }
    @Override public Object get() { return ((Box) box).get(); }
    @Override public Object swap(Object t) { return ((Box) box).swap(t); }
    @Override public void all(java.util.List l) { ((Box) box).all(l); }
}

//// case: raw-methods-beside-generic-ones (EM-FWD-4, EM-FWD-10, EM-EQ-2)
// warnings: any
//// R12.java
import java.util.Collection;
import java.util.List;
import java.util.Map;
interface R1 { Object m(List<String> l); }
interface R2 { String m(List l); }
interface R12 extends R1, R2 {}
interface Generic<K, V> { Collection<V> getList(Map<K, V> m); }
interface Raw<K, V> { List<V> getList(Map m); }
interface GenericAndRaw<K, V> extends Generic<K, V>, Raw<K, V> {}
interface Bounded { <T1, T2 extends T1> void m(T1 t, T2 u); }
interface Erased { void m(Object t, Object u); }
interface BoundedAndErased extends Bounded, Erased {}
interface Typed { <T> T as(Class<T> c); }
interface Untyped { Object as(Class c); }
interface TypedAndUntyped extends Typed, Untyped {}
interface Narrow { Object to(Class<?> c); }
interface Wide extends Narrow { String to(Class c); }
interface Wider extends Wide {}
abstract class Abstract implements R12 {}
interface Overloaded { void over(Collection<String> c); void over(List l); String[] over(Map<String, String> m, Object o); String[] over(java.util.HashMap m, List l); }
//// E.java
emissary E(R12 x);
emissary G<K, V>(GenericAndRaw<K, V> x);
emissary H(BoundedAndErased x);
emissary L(TypedAndUntyped x);
emissary M(Abstract x) implements R12;
emissary O(Wide x);
emissary P(Wider x);
emissary Q(Overloaded x);
//// same: E.java
import java.util.Collection;
import java.util.List;
import java.util.Map;
final class E extends dev.emissary.lang.Emissary implements R12 {
    private final R12 x;
    E(R12 x) { this.x = x; }
    @Override public String m(List l) { return ((R2) x).m(l); }
}
final class G<K, V> extends dev.emissary.lang.Emissary implements GenericAndRaw<K, V> {
    private final GenericAndRaw<K, V> x;
    G(GenericAndRaw<K, V> x) { this.x = x; }
    @Override public List<V> getList(Map m) { return ((Raw<K, V>) x).getList(m); }
}
final class H extends dev.emissary.lang.Emissary implements BoundedAndErased {
    private final BoundedAndErased x;
    H(BoundedAndErased x) { this.x = x; }
    @Override public void m(Object t, Object u) { x.m(t, u); }
}
final class L extends dev.emissary.lang.Emissary implements TypedAndUntyped {
    private final TypedAndUntyped x;
    L(TypedAndUntyped x) { this.x = x; }
    @Override public Object as(Class c) { return ((Untyped) x).as(c); }
}
final class M extends dev.emissary.lang.Emissary implements R12 {
    private final Abstract x;
    M(Abstract x) { this.x = x; }
    @Override public String m(List l) { return ((R2) x).m(l); }
}
final class O extends dev.emissary.lang.Emissary implements Wide {
    private final Wide x;
    O(Wide x) { this.x = x; }
    @Override public String to(Class c) { return x.to(c); }
}
final class P extends dev.emissary.lang.Emissary implements Wider {
    private final Wider x;
    P(Wider x) { this.x = x; }
    @Override public String to(Class c) { return ((Wide) x).to(c); }
}
final class Q extends dev.emissary.lang.Emissary implements Overloaded {
    private final Overloaded x;
    Q(Overloaded x) { this.x = x; }
    @Override public void over(Collection<String> c) { x.over(c); }
    @Override public void over(List l) { x.over((List<?>) l); }
    @Override public String[] over(Map<String, String> m, Object o) { return x.over(m, o); }
    @Override public String[] over(java.util.HashMap m, List l) { return x.over((java.util.HashMap<?, ?>) m, l); }
}

//// case: result-that-cannot-be-the-delegate-is-not-compared (EM-FWD-5, EM-EQ-2)
// together: same
//// Types.java
interface Part { int n(); }
interface Whole { Part part(); }
final class Impl implements Whole { @Override public Part part() { return () -> 1; } }
//// step 2: Front.java
emissary Front(Impl impl) implements Whole, Part { @Override public int n() { return 2; } }
//// same: Front.java
final class Front extends dev.emissary.lang.Emissary implements Whole, Part {
    private final Impl impl;
    Front(Impl impl) { this.impl = impl; }
    @Override public int n() { return 2; }
    @Override public Part part() { return ((Whole) this.impl).part(); }
}
