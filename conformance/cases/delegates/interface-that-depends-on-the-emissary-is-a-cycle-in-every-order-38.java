// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
//// p1/Case.java
package p1;
interface I<T> extends E.J {}
emissary E<T>(I<T> i) { interface J {} }  // error
//// p2/Case.java
package p2;
emissary E<T>(I<T> i) { interface J {} }  // error
interface I<T> extends E.J {}
//// p3/Case.java
package p3;
interface I extends E.J { void f(); }
emissary E<T extends I>(T i) implements I { interface J {} }  // error
//// p4/Case.java
package p4;
emissary E<T extends I>(T i) implements I { interface J {} }  // error
interface I extends E.J { void f(); }
//// p5/Case.java
package p5;
class O implements E.J { interface I {} }
emissary E(O.I i) { interface J {} }  // error
//// p6/Case.java
package p6;
emissary E(O.I i) { interface J {} }  // error
class O implements E.J { interface I {} }
