// clauses: EM-DEL-5, EM-DIAG-3
// claim: An interface nested in the emissary itself cannot be delegated.
//// p1/Case.java
package p1;
emissary A(A.I i) { interface I { void f(); } }  // error
//// p2/Case.java
package p2;
emissary A(A.I i) implements A.I { interface I { void f(); } }  // error
