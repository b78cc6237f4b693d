// clauses: EM-FWD-4
// claim: A forwarder calls a raw class or interface that hides nothing.
// together: same
//// Types.java
interface Foo { Object clone(); <E extends Comparable<E>> Object sum(E e); }
interface Bar<T> extends Foo {}
abstract class Impl<T> implements Foo {
    @Override public Object clone() { return null; }
    @Override public abstract <E extends Comparable<E>> String sum(E e);
}
interface Baz<T> { T m(T t); }
abstract class Narrow<T extends Number> implements Baz<T> { @Override public T m(T t) { return t; } }
//// step 2: X.java
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record X(Bar bar) {}
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Foo.class) record Y(Impl impl) {}
@SuppressWarnings("rawtypes") @dev.emissary.Emissary(Baz.class) record Z(Narrow narrow) {}
//// same: X.java
@SuppressWarnings({"rawtypes", "unchecked"}) final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Bar bar;
    X(Bar bar) { this.bar = bar; }
    public Object clone() { return bar.clone(); }
    public <E extends Comparable<E>> Object sum(E arg0) { return bar.sum(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"}) final class Y extends dev.emissary.lang.Emissary implements Foo {
    private final Impl impl;
    Y(Impl impl) { this.impl = impl; }
    public Object clone() { return impl.clone(); }
    public <E extends Comparable<E>> Object sum(E arg0) { return impl.sum(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"}) final class Z extends dev.emissary.lang.Emissary implements Baz {
    private final Narrow narrow;
    Z(Narrow narrow) { this.narrow = narrow; }
    public Object m(Object arg0) { return narrow.m(arg0); }
}
