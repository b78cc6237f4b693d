// clauses: EM-DEL-6
// claim: A component type that depends on the emissary is a cycle where both are in one file, too, and the emissary
//     is first.
//// keyword/Types.java
package keyword;

emissary E(I i) { interface J {} }  // error somewhere
interface I extends E.J {}
//// annotation/Types.java
package annotation;

@dev.emissary.Emissary record E(I i) { interface J {} }  // error somewhere
interface I extends E.J {}
//// clause/Types.java
package clause;

emissary E(Runnable r, I i) implements Runnable, I { interface J {} }  // error somewhere
interface I extends E.J {}
//// list/Types.java
package list;

@dev.emissary.Emissary(I.class) emissary E(I i) { interface J {} }  // error somewhere
interface I extends E.J {}
//// generic/Types.java
package generic;

emissary E<T>(I<T> i) { interface J {} }  // error somewhere
interface I<T> extends E.J {}
//// variable/Types.java
package variable;

emissary E<T extends I>(T i) implements I { interface J {} }  // error somewhere
interface I extends E.J { void f(); }
//// enclosing/Types.java
package enclosing;

emissary E(O.I i) { interface J {} }  // error somewhere
class O implements E.J { interface I {} }
