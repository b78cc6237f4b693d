// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: overloads that the emissary could see.
// together: same
//// Types.java
interface A { void m(Object o); }
class Impl implements A { public void m(Object o) {} void m(String s) {} protected void m(Integer s) {} private void m(Long l) {} static void m(int i) {} }
//// step 2: X.java
emissary X(Impl impl) implements A;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements A {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public void m(Object arg0) { impl.m(arg0); }
}
