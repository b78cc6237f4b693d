// clauses: EM-FWD-4
// claim: A forwarder calls an abstract class's refined interface method.
// together: same
//// Types.java
interface Foo { Object m(); }
interface Finer { String m(); }
abstract class Base implements Foo {}
abstract class Impl extends Base implements Finer {}
abstract class Low extends Impl {}
//// step 2: X.java
emissary X(Low low) implements Foo;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Low low;
    X(Low low) { this.low = low; }
    public Object m() { return low.m(); }
}
