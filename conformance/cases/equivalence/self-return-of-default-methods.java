// clauses: EM-EQ-2, EM-FWD-5
// claim: An emissary has the class file of the class written by hand: self return of default methods.
// together: same
//// Types.java
interface Foo { default <T extends Object & Foo> T as() { return null; } default Foo orElse(Foo f) { return this; } }
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public <T extends Object & Foo> T as() { return foo.as(); }
    public Foo orElse(Foo arg0) { Foo r = foo.orElse(arg0); return r == foo ? this : r; }
}
