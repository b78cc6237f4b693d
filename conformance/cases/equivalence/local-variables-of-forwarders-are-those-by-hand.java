// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: local variables.
// together: same
//// Types.java
interface Foo { long f(String text, long[] more, double d); Foo self(double d, Object o); }
//// step 2: X.java
emissary X(Foo foo) { X { foo = foo.self(1, null); } }
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { foo = foo.self(1, null); this.foo = foo; }
    public long f(String arg0, long[] arg1, double arg2) { return foo.f(arg0, arg1, arg2); }
    public Foo self(double arg0, Object arg1) {
        Foo result = foo.self(arg0, arg1);
        return result == foo ? this : result;
    }
}
