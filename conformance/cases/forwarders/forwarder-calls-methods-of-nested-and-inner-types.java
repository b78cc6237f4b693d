// clauses: EM-FWD-4
// claim: A forwarder calls the methods of nested types and of inner types of generic classes.
// together: same
//// Types.java
class Outer<T> {
    interface Foo<U> { U get(); }
    class Inner implements Foo<T> { public T get() { return null; } }
}
//// step 2: X.java
emissary X<E>(Outer<E>.Inner inner) implements Outer.Foo<E> {}
//// same: X.java
final class X<E> extends dev.emissary.lang.Emissary implements Outer.Foo<E> {
    private final Outer<E>.Inner inner;
    X(Outer<E>.Inner inner) { this.inner = inner; }
    public E get() { return inner.get(); }
}
