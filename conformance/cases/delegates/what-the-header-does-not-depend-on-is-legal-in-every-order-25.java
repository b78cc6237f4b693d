// clauses: EM-DEL-6
// claim: What the header does not depend on is legal in every order.
//// p1/Case.java
package p1;
interface I<T> {}
emissary E(I<E.J> i) { interface J {} }
//// p2/Case.java
package p2;
emissary E(I<E.J> i) { interface J {} }
interface I<T> {}
//// p3/Case.java
package p3;
interface I extends Comparable<E.J> {}
emissary E(I i) { interface J {} }
//// p4/Case.java
package p4;
emissary E(I i) { interface J {} }
interface I extends Comparable<E.J> {}
//// p5/Case.java
package p5;
interface I { E.J j(); }
emissary E(I i) { interface J {} }
//// p6/Case.java
package p6;
emissary E(I i) { interface J {} }
interface I { E.J j(); }
//// p7/Case.java
package p7;
abstract class C implements Runnable, E.J {}
emissary E(C c) implements Runnable { interface J {} }
//// p8/Case.java
package p8;
emissary E(C c) implements Runnable { interface J {} }
abstract class C implements Runnable, E.J {}
//// p9/Case.java
package p9;
abstract class C implements Runnable, E.J {}
@dev.emissary.Emissary(Runnable.class) emissary E(C c) { interface J {} }
//// p10/Case.java
package p10;
@dev.emissary.Emissary(Runnable.class) emissary E(C c) { interface J {} }
abstract class C implements Runnable, E.J {}
//// p11/Case.java
package p11;
interface I { interface K extends E.J {} }
emissary E(I i) { interface J {} }
//// p12/Case.java
package p12;
emissary E(I i) { interface J {} }
interface I { interface K extends E.J {} }
