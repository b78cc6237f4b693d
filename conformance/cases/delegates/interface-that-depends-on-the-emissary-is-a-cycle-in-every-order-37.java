// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
//// p1/Case.java
package p1;
interface I extends E.J {}
emissary E(I i) { interface J {} }  // error
//// p2/Case.java
package p2;
emissary E(I i) { interface J {} }  // error
interface I extends E.J {}
//// p3/Case.java
package p3;
interface I extends E.J {}
@dev.emissary.Emissary record E(I i) { interface J {} }  // error
//// p4/Case.java
package p4;
@dev.emissary.Emissary record E(I i) { interface J {} }  // error
interface I extends E.J {}
//// p5/Case.java
package p5;
interface I extends E.J {}
emissary E(Runnable r, I i) { interface J {} }  // error
//// p6/Case.java
package p6;
emissary E(Runnable r, I i) { interface J {} }  // error
interface I extends E.J {}
//// p7/Case.java
package p7;
interface I extends E.J {}
emissary E(Runnable r, I i) implements Runnable, I { interface J {} }  // error
//// p8/Case.java
package p8;
emissary E(Runnable r, I i) implements Runnable, I { interface J {} }  // error
interface I extends E.J {}
//// p9/Case.java
package p9;
interface I extends E.J {}
@dev.emissary.Emissary(I.class) emissary E(I i) { interface J {} }  // error
//// p10/Case.java
package p10;
@dev.emissary.Emissary(I.class) emissary E(I i) { interface J {} }  // error
interface I extends E.J {}
//// p11/Case.java
package p11;
interface I extends E.K.J {}
emissary E(I i) { static class K { interface J {} } }  // error
//// p12/Case.java
package p12;
emissary E(I i) { static class K { interface J {} } }  // error
interface I extends E.K.J {}
