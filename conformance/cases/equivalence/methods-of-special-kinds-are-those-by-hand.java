// clauses: EM-EQ-2, EM-FWD-1, EM-FWD-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: defaults reabstracted and overridden, static and
//     private methods of the same name, and public methods of Object, which are left to the class.
// together: same
//// Types.java
interface Top { default int a() { return 1; } default int b() { return 2; } int c(); }
interface Middle extends Top { int a(); @Override default int c() { return 3; } }
interface Bottom extends Middle { @Override default int a() { return 4; } static int s() { return 5; } }
interface Statics { void m(Object o); static void m(String s) {} private void m(Integer i) {} }
interface MoreStatics extends Statics { static void m(Object o, int i) {} }
interface Redeclaring {
    boolean equals(Object other); int hashCode(); String toString();
    boolean equals(Redeclaring other); String toString(int radix); int hashCode(Object seed);
    Object clone() throws CloneNotSupportedException;
}
interface Copying extends Redeclaring { Copying clone(); }
//// step 2: Emissaries.java
emissary OfDefaults(Bottom bottom);
emissary OfStatics(MoreStatics b);
emissary OfCopying(Copying bar);
//// same: Emissaries.java
final class OfDefaults extends dev.emissary.lang.Emissary implements Bottom {
    private final Bottom bottom;
    OfDefaults(Bottom bottom) { this.bottom = bottom; }
    public int a() { return bottom.a(); }
    public int b() { return bottom.b(); }
    public int c() { return bottom.c(); }
}
final class OfStatics extends dev.emissary.lang.Emissary implements MoreStatics {
    private final MoreStatics b;
    OfStatics(MoreStatics b) { this.b = b; }
    public void m(Object arg0) { b.m(arg0); }
}
final class OfCopying extends dev.emissary.lang.Emissary implements Copying {
    private final Copying bar;
    OfCopying(Copying bar) { this.bar = bar; }
    public Copying clone() { Copying r = bar.clone(); return r == bar ? this : r; }
    public boolean equals(Redeclaring arg0) { return bar.equals(arg0); }
    public String toString(int arg0) { return bar.toString(arg0); }
    public int hashCode(Object arg0) { return bar.hashCode(arg0); }
}
