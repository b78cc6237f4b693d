// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: abstract class that inherits the interface's
//     methods.
// together: same
//// Types.java
interface Foo { int n(); default int m() { return 1; } }
interface Sub extends Foo { Integer o(); }
abstract class Base implements Sub {}
abstract class More extends Base { public abstract Integer o(); }
//// step 2: X.java
emissary X(More more) implements Sub;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Sub {
    private final More more;
    X(More more) { this.more = more; }
    public Integer o() { return more.o(); }
    public int n() { return more.n(); }
    public int m() { return more.m(); }
}
