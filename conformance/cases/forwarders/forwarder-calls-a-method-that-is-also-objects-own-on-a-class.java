// clauses: EM-FWD-4
// claim: A forwarder calls a method that is also Object's own on a class.
// together: same
//// Types.java
interface Foo { Object clone(); }
class Impl implements Foo { @Override public Impl clone() { return this; } }
//// step 2: X.java
emissary X(Impl impl) implements Foo;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public Object clone() { return impl.clone(); }
}
