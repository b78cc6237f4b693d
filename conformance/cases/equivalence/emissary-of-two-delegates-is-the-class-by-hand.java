// clauses: EM-EQ-2, EM-FWD-1
// claim: An emissary has the class file of the class written by hand: two delegates.
// together: same
//// Types.java
interface Foo { void f(); }
interface Bar { void b(); }
//// step 2: Bazz.java
emissary Bazz(Foo foo, Bar bar);
//// same: Bazz.java
final class Bazz extends dev.emissary.lang.Emissary implements Foo, Bar {
    private final Foo foo;
    private final Bar bar;
    Bazz(Foo foo, Bar bar) { this.foo = foo; this.bar = bar; }
    @Override public void f() { foo.f(); }
    @Override public void b() { bar.b(); }
}
