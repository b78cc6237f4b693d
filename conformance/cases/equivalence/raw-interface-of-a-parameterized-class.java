// clauses: EM-FWD-4, EM-EQ-2
// claim: Where a raw interface is delegated and the class does not take its parameters, the interface is called.
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
    @Override public Object get() { return box.get(); }
    @Override public Object swap(Object t) { return ((Box) box).swap(t); }
    @Override public void all(java.util.List l) { ((Box) box).all(l); }
}
