// clauses: EM-FWD-4
// claim: A forwarder calls a superclass's method that an interface refines.
// together: same
//// Types.java
interface Foo { Object m(); }
interface Finer extends Foo { @Override CharSequence m(); }
class Base { public String m() { return "base"; } }
class Impl extends Base implements Finer {}
//// step 2: X.java
emissary X(Impl impl) implements Foo;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public Object m() { return impl.m(); }
}
