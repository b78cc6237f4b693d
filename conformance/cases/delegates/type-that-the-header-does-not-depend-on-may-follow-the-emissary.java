// clauses: EM-DEL-6
// claim: What the header does not depend on may mention the emissary, after it and without the common superclass too.
// options: superclass=none
//// argument/Types.java
package argument;

emissary E(I<E.J> i) { interface J {} }
interface I<T> {}
//// superinterface/Types.java
package superinterface;

emissary E(I i) { interface J {} }
interface I extends Comparable<E.J> {}
//// member/Types.java
package member;

emissary E(I i) { interface J {} }
interface I { E.J j(); }
//// component/Types.java
package component;

emissary E(C c) implements Runnable { interface J {} }
abstract class C implements Runnable, E.J {}
//// listed/Types.java
package listed;

@dev.emissary.Emissary(Runnable.class) emissary E(C c) { interface J {} }
abstract class C implements Runnable, E.J {}
//// nested/Types.java
package nested;

emissary E(I i) { interface J {} }
interface I { interface K extends E.J {} }
