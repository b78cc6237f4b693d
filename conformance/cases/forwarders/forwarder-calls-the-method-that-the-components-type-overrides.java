// clauses: EM-FWD-4
// claim: A forwarder calls the method that the component's type overrides.
// together: same
//// Types.java
interface Top { Object f(); Top me(); }
interface Foo extends Top { @Override String f(); @Override Foo me(); }
//// step 2: Y.java
@dev.emissary.Emissary(Top.class) emissary Y(Foo foo);
//// same: Y.java
final class Y extends dev.emissary.lang.Emissary implements Top {
    private final Foo foo;
    Y(Foo foo) { this.foo = foo; }
    public Object f() { return foo.f(); }
    public Top me() { Top r = foo.me(); return r == foo ? this : r; }
}
