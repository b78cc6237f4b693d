// clauses: EM-DEL-6
// claim: A component type that depends on the emissary is a cycle, in both forms and wherever the header has it.
//// keyword/Types.java
package keyword;

interface I extends E.J {}
emissary E(I i) { interface J {} }  // error somewhere
//// annotation/Types.java
package annotation;

interface I extends E.J {}
@dev.emissary.Emissary record E(I i) { interface J {} }  // error somewhere
//// second/Types.java
package second;

interface I extends E.J {}
emissary E(Runnable r, I i) { interface J {} }  // error somewhere
//// clause/Types.java
package clause;

interface I extends E.J {}
emissary E(Runnable r, I i) implements Runnable, I { interface J {} }  // error somewhere
//// list/Types.java
package list;

interface I extends E.J {}
@dev.emissary.Emissary(I.class) emissary E(I i) { interface J {} }  // error somewhere
//// deeper/Types.java
package deeper;

interface I extends E.K.J {}
emissary E(I i) { static class K { interface J {} } }  // error somewhere
//// generic/Types.java
package generic;

interface I<T> extends E.J {}
emissary E<T>(I<T> i) { interface J {} }  // error somewhere
//// variable/Types.java
package variable;

interface I extends E.J { void f(); }
emissary E<T extends I>(T i) implements I { interface J {} }  // error somewhere
//// enclosing/Types.java
package enclosing;

class O implements E.J { interface I {} }
emissary E(O.I i) { interface J {} }  // error somewhere
