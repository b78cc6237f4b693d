// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: component of a type variable.
// together: same
//// Types.java
interface Foo { int n(); Foo self(); }
interface Bar<T> { T t(T t); }
class Base { public int n() { return 1; } }
//// step 2: X.java
@dev.emissary.Emissary({Foo.class, Bar.class})
record X<T extends Foo, U extends Base & Bar<T>>(T t, U u) {}
//// same: X.java
final class X<T extends Foo, U extends Base & Bar<T>> extends dev.emissary.lang.Emissary
        implements Foo, Bar<T> {
    private final T t;
    private final U u;
    X(T t, U u) { this.t = t; this.u = u; }
    public int n() { return t.n(); }
    public Foo self() { Foo r = t.self(); return r == t ? this : r; }
    public T t(T arg0) { return u.t(arg0); }
}
