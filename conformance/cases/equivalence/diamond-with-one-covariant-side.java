// clauses: EM-EQ-2, EM-FWD-1, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: diamond with one covariant side.
// together: same
//// Types.java
interface Top { CharSequence m(); }
interface Left extends Top {}
interface Right extends Top { String m(); }
interface Bottom extends Left, Right {}
//// step 2: X.java
emissary X(Bottom bottom);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Bottom {
    private final Bottom bottom;
    X(Bottom bottom) { this.bottom = bottom; }
    public String m() { return bottom.m(); }
}
