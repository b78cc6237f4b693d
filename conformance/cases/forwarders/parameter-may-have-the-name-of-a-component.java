// clauses: EM-FWD-8
// claim: A parameter may have the name of a component.
// together: same
//// Types.java
interface Foo { String m(String foo, Bar bar, int arg0); Foo self(Foo result); }
interface Bar { void bar(Foo foo); }
//// step 2: X.java
emissary X(Foo foo, Bar bar);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo, Bar {
    private final Foo foo;
    private final Bar bar;
    X(Foo foo, Bar bar) { this.foo = foo; this.bar = bar; }
    public String m(String arg0, Bar arg1, int arg2) { return foo.m(arg0, arg1, arg2); }
    public Foo self(Foo arg0) { Foo r = foo.self(arg0); return r == foo ? this : r; }
    public void bar(Foo arg0) { bar.bar(arg0); }
}
