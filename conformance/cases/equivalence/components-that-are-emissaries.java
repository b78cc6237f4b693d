// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: components that are emissaries.
// together: same
//// Types.java
interface Foo<T> { T f(); Foo<T> g(); }
//// step 2: Y.java
emissary Y(X<String> x) implements Foo<String>;
emissary X<A>(Foo<A> foo);
emissary Z(Y y) implements Foo<String> { public int n() { return 1; } }
//// same: Y.java
final class Y extends dev.emissary.lang.Emissary implements Foo<String> {
    private final X<String> x;
    Y(X<String> x) { this.x = x; }
    public String f() { return x.f(); }
    public Foo<String> g() { Foo<String> r = x.g(); return r == x ? this : r; }
}
final class X<A> extends dev.emissary.lang.Emissary implements Foo<A> {
    private final Foo<A> foo;
    X(Foo<A> foo) { this.foo = foo; }
    public A f() { return foo.f(); }
    public Foo<A> g() { Foo<A> r = foo.g(); return r == foo ? this : r; }
}
final class Z extends dev.emissary.lang.Emissary implements Foo<String> {
    private final Y y;
    Z(Y y) { this.y = y; }
    public int n() { return 1; }
    public String f() { return y.f(); }
    public Foo<String> g() { Foo<String> r = y.g(); return r == y ? this : r; }
}
