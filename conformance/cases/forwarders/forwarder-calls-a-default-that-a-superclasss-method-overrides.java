// clauses: EM-FWD-4
// claim: A forwarder calls a default that a superclass's method overrides.
// together: same
//// Types.java
interface Foo { default Object m() { return "default"; } default int n() { return 0; } }
class Base { public String m() { return "base"; } }
class Impl extends Base implements Foo {}
//// step 2: X.java
emissary X(Impl impl) implements Foo;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public Object m() { return impl.m(); }
    public int n() { return impl.n(); }
}
