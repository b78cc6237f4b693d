// Methods of raw interfaces, and raw ones beside generic ones, called through the interface.
// clauses: EM-EQ-2, EM-FWD-4

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
