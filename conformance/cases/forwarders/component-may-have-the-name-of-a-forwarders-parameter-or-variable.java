// clauses: EM-FWD-8
// claim: A component may have the name of a forwarder's parameter or variable.
// together: same
//// Types.java
interface Foo { Foo m(Foo a); }
interface Bar { Bar n(Bar b, Bar c); }
//// step 2: X.java
emissary X(Foo arg0, Bar result);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo, Bar {
    private final Foo arg0;
    private final Bar result;
    X(Foo arg0, Bar result) { this.arg0 = arg0; this.result = result; }
    public Foo m(Foo a) { Foo r = arg0.m(a); return r == arg0 ? this : r; }
    public Bar n(Bar b, Bar c) { Bar r = result.n(b, c); return r == result ? this : r; }
}
