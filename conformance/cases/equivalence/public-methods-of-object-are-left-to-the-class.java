// clauses: EM-EQ-2, EM-FWD-2
// claim: An emissary has the class file of the class written by hand: public methods of Object are left to the
//     class.
// together: same
//// Types.java
interface Foo {
    boolean equals(Object other); int hashCode(); String toString();
    boolean equals(Foo other); String toString(int radix); int hashCode(Object seed);
    Object clone() throws CloneNotSupportedException;
}
interface Bar extends Foo { Bar clone(); }
//// step 2: X.java
emissary X(Bar bar);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Bar {
    private final Bar bar;
    X(Bar bar) { this.bar = bar; }
    public Bar clone() { Bar r = bar.clone(); return r == bar ? this : r; }
    public boolean equals(Foo arg0) { return bar.equals(arg0); }
    public String toString(int arg0) { return bar.toString(arg0); }
    public int hashCode(Object arg0) { return bar.hashCode(arg0); }
}
