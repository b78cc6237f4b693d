// clauses: EM-EQ-2, EM-FWD-5
// claim: An emissary has the class file of the class written by hand: self return as an interface implemented by
//     hand.
// together: same
//// Types.java
interface Bar { int n(); }
interface Foo { Bar bar(); Foo foo(); }
//// step 2: X.java
emissary X(Foo foo) implements Bar { public int n() { return 1; } }
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo, Bar {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public int n() { return 1; }
    public Bar bar() { Bar r = foo.bar(); return r == foo ? this : r; }
    public Foo foo() { Foo r = foo.foo(); return r == foo ? this : r; }
}
