// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: component of a type variable whose class has
//     the method.
// together: same
//// Types.java
interface Foo { Object n(); }
class Base { public String n() { return ""; } }
//// step 2: X.java
@dev.emissary.Emissary(Foo.class) record X<T extends Base & Foo, S extends T>(S s) {}
//// same: X.java
final class X<T extends Base & Foo, S extends T> extends dev.emissary.lang.Emissary implements Foo {
    private final S s;
    X(S s) { this.s = s; }
    public Object n() { return s.n(); }
}
