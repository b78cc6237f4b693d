// clauses: EM-DEL-6
// claim: What the header does not depend on may mention the emissary, before it: type arguments, members, and classes as
//     component types.
//// argument/Types.java
package argument;

interface I<T> {}
emissary E(I<E.J> i) { interface J {} }
//// superinterface/Types.java
package superinterface;

interface I extends Comparable<E.J> {}
emissary E(I i) { interface J {} }
//// member/Types.java
package member;

interface I { E.J j(); }
emissary E(I i) { interface J {} }
//// component/Types.java
package component;

abstract class C implements Runnable, E.J {}
emissary E(C c) implements Runnable { interface J {} }
//// listed/Types.java
package listed;

abstract class C implements Runnable, E.J {}
@dev.emissary.Emissary(Runnable.class) emissary E(C c) { interface J {} }
//// nested/Types.java
package nested;

interface I { interface K extends E.J {} }
emissary E(I i) { interface J {} }
