// clauses: EM-FWD-4
// claim: A forwarder calls a generic method of an interface component below the delegated interface.
// together: same
//// Types.java
interface Foo<T> { T get(T[] t); T other(); }
interface Mid<A extends Comparable<A>> extends Foo<A> { @Override A get(A[] a); }
interface Low extends Mid<String> {}
//// step 2: X.java
@dev.emissary.Emissary(Foo.class) emissary X(Low low);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo<String> {
    private final Low low;
    X(Low low) { this.low = low; }
    public String get(String[] arg0) { return low.get(arg0); }
    public String other() { return low.other(); }
}
