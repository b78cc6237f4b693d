// clauses: EM-DEL-6
// claim: An interface in the emissary itself is a cycle.
//// p1/Case.java
package p1;
emissary E(E.I i) { interface I {} }  // error
//// p2/Case.java
package p2;
emissary E(I i) { interface I {} }  // error
//// p3/Case.java
package p3;
@dev.emissary.Emissary record E(E.I i) { interface I {} }  // error
//// p4/Case.java
package p4;
@dev.emissary.Emissary(E.I.class) record E(E.I i) { interface I {} }  // error
//// p5/Case.java
package p5;
emissary E(E.I<String> i) { interface I<T> {} }  // error
