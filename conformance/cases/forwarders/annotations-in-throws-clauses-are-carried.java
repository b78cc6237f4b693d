// clauses: EM-FWD-7
// claim: A forwarder carries the annotations in throws clauses: of type variables, of exceptions that become the same,
//     and of those that a narrowed clause keeps.
// given: Marks
// together: same
//// Types.java
interface Variables<X extends Exception, Y extends Throwable> {
    void one() throws @A(1) X, @A(2) IllegalStateException, @A(3) Y;
    <Z extends @A(4) X> void two() throws @A(5) Z, @A(6) X;
}
interface Same<X extends Exception, Y extends Exception> { void m() throws @A(1) X, @B Y, @A(2) Exception; }
interface One { void m() throws @A(1) CloneNotSupportedException, @A(2) InterruptedException; }
interface Two { void m() throws @A(2) InterruptedException; }
interface All extends One, Two {}
//// step 2: Emissaries.java
emissary OfVariables<E extends Exception>(Variables<E, java.io.IOException> foo);
emissary OfSame(Same<Exception, @A(3) Exception> foo);
emissary OfAll(All all);
//// same: Emissaries.java
final class OfVariables<E extends Exception> extends dev.emissary.lang.Emissary
        implements Variables<E, java.io.IOException> {
    private final Variables<E, java.io.IOException> foo;
    OfVariables(Variables<E, java.io.IOException> foo) { this.foo = foo; }
    public void one() throws @A(1) E, @A(2) IllegalStateException, java.io.@A(3) IOException { foo.one(); }
    public <Z extends @A(4) E> void two() throws @A(5) Z, @A(6) E { foo.<Z>two(); }
}
final class OfSame extends dev.emissary.lang.Emissary implements Same<Exception, @A(3) Exception> {
    private final Same<Exception, @A(3) Exception> foo;
    OfSame(Same<Exception, @A(3) Exception> foo) { this.foo = foo; }
    public void m() throws @A(1) Exception, @B @A(3) Exception, @A(2) Exception { foo.m(); }
}
final class OfAll extends dev.emissary.lang.Emissary implements All {
    private final All all;
    OfAll(All all) { this.all = all; }
    public void m() throws @A(2) InterruptedException { all.m(); }
}
