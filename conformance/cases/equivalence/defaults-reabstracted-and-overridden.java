// clauses: EM-EQ-2, EM-FWD-1
// claim: An emissary has the class file of the class written by hand: defaults reabstracted and overridden.
// together: same
//// Types.java
interface Top { default int a() { return 1; } default int b() { return 2; } int c(); }
interface Middle extends Top { int a(); @Override default int c() { return 3; } }
interface Bottom extends Middle { @Override default int a() { return 4; } static int s() { return 5; } }
//// step 2: X.java
emissary X(Bottom bottom);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Bottom {
    private final Bottom bottom;
    X(Bottom bottom) { this.bottom = bottom; }
    public int a() { return bottom.a(); }
    public int b() { return bottom.b(); }
    public int c() { return bottom.c(); }
}
