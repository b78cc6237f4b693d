// clauses: EM-FWD-8
// claim: Methods may have the name of the class, of the component, or of a contextual keyword.
// together: same
//// Types.java
interface Foo { int X(); int record(int record); Foo emissary(Foo emissary); int foo(); int _1$(); int größe(); int value$of(); }
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public int X() { return foo.X(); }
    public int record(int arg0) { return foo.record(arg0); }
    public Foo emissary(Foo arg0) { Foo r = foo.emissary(arg0); return r == foo ? this : r; }
    public int foo() { return foo.foo(); }
    public int _1$() { return foo._1$(); }
    public int größe() { return foo.größe(); }
    public int value$of() { return foo.value$of(); }
}
