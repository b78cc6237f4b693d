// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: static and private methods of the same name.
// together: same
//// Types.java
interface A { void m(Object o); static void m(String s) {} private void m(Integer i) {} }
interface B extends A { static void m(Object o, int i) {} }
//// step 2: X.java
emissary X(B b);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements B {
    private final B b;
    X(B b) { this.b = b; }
    public void m(Object arg0) { b.m(arg0); }
}
