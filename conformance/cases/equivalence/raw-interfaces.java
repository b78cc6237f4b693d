// Methods of raw interfaces, and raw ones beside generic ones, called through the interface.
// clauses: EM-EQ-2, EM-FWD-4
// imports: java.util.*

//// case: raw-interface-or-method-beside-a-generic-one-is-called (EM-FWD-4, EM-FWD-10, EM-EQ-2)
// warnings: any
//// R12.java
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
interface Box<T> { T get(); T swap(T t); void all(List<T> l); }
abstract class SimpleBox<T> implements Box<T> {}
//// E.java
emissary B(SimpleBox<String> x) implements Box {}
emissary E(R12 x);
emissary G<K, V>(GenericAndRaw<K, V> x);
emissary H(BoundedAndErased x);
emissary L(TypedAndUntyped x);
emissary M(Abstract x) implements R12;
emissary O(Wide x);
emissary P(Wider x);
emissary Q(Overloaded x);
//// same: E.java
emissary B(SimpleBox<String> x) implements Box {
    @Override public Object get() { return ((Box) x).get(); }
    @Override public Object swap(Object t) { return ((Box) x).swap(t); }
    @Override public void all(List l) { ((Box) x).all(l); }
}
emissary E(R12 x) { @Override public String m(List l) { return ((R2) x).m(l); } }
emissary G<K, V>(GenericAndRaw<K, V> x) {
    @Override public List<V> getList(Map m) { return ((Raw<K, V>) x).getList(m); }
}
emissary H(BoundedAndErased x) { @Override public void m(Object t, Object u) { x.m(t, u); } }
emissary L(TypedAndUntyped x) { @Override public Object as(Class c) { return ((Untyped) x).as(c); } }
emissary M(Abstract x) implements R12 { @Override public String m(List l) { return ((R2) x).m(l); } }
emissary O(Wide x) { @Override public String to(Class c) { return x.to(c); } }
emissary P(Wider x) { @Override public String to(Class c) { return ((Wide) x).to(c); } }
emissary Q(Overloaded x) {
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
emissary Front(Impl impl) implements Whole, Part {
    @Override public int n() { return 2; }
    @Override public Part part() { return ((Whole) this.impl).part(); }
}
