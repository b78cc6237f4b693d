// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: deprecation.
// together: same
//// Types.java
interface Foo {
    @Deprecated void a();
    @Deprecated(since = "3", forRemoval = true) default int b() { return 1; }
}
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
@SuppressWarnings("all") final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    @Deprecated public void a() { foo.a(); }
    @Deprecated(since = "3", forRemoval = true) public int b() { return foo.b(); }
}
