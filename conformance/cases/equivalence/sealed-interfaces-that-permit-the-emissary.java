// clauses: EM-EQ-2
// claim: An emissary has the class file of the class written by hand: sealed interfaces that permit the emissary.
//// X.java
sealed interface Foo permits X, Y { int n(); Foo self(); }
emissary X(Foo foo);
record Y() implements Foo { public int n() { return 1; } public Foo self() { return this; } }
//// same: X.java
sealed interface Foo permits X, Y { int n(); Foo self(); }
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public int n() { return foo.n(); }
    public Foo self() { Foo r = foo.self(); return r == foo ? this : r; }
}
record Y() implements Foo { public int n() { return 1; } public Foo self() { return this; } }
