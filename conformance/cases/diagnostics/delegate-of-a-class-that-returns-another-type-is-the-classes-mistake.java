// clauses: EM-DIAG-3, EM-FWD-4
// claim: That the class of a delegate returns another type is an error of that class only.
//// p1/Case.java
package p1;
emissary A(C c) implements I;
class C implements I { public void m() {} }  // error
interface I { String m(); }
//// p2/Case.java
package p2;
emissary A(C c) implements I;
class C implements I { public int m() { return 1; } }  // error
interface I { String m(); }
//// p3/Case.java
package p3;
emissary A(C c) implements I;
class C implements I { public Runnable m() { return null; } }  // error
interface I { String m(); }
//// p4/Case.java
package p4;
emissary A(C c) implements I;
class C implements I { public java.util.List<String> m() { return null; } }  // error
interface I { String m(); }
