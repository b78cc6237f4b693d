// clauses: EM-DEL-6
// claim: A component type that depends on the emissary is a cycle, in both forms, wherever the header has it, and
//     whichever file is first.
// order: any
//// keyword/I.java
package keyword;

interface I extends E.J {}
//// keyword/E.java
package keyword;

emissary E(I i) { interface J {} }  // error somewhere
//// annotation/I.java
package annotation;

interface I extends E.J {}
//// annotation/E.java
package annotation;

@dev.emissary.Emissary record E(I i) { interface J {} }  // error somewhere
//// second/I.java
package second;

interface I extends E.J {}
//// second/E.java
package second;

emissary E(Runnable r, I i) { interface J {} }  // error somewhere
//// clause/I.java
package clause;

interface I extends E.J {}
//// clause/E.java
package clause;

emissary E(Runnable r, I i) implements Runnable, I { interface J {} }  // error somewhere
//// list/I.java
package list;

interface I extends E.J {}
//// list/E.java
package list;

@dev.emissary.Emissary(I.class) emissary E(I i) { interface J {} }  // error somewhere
//// deeper/I.java
package deeper;

interface I extends E.K.J {}
//// deeper/E.java
package deeper;

emissary E(I i) { static class K { interface J {} } }  // error somewhere
//// generic/I.java
package generic;

interface I<T> extends E.J {}
//// generic/E.java
package generic;

emissary E<T>(I<T> i) { interface J {} }  // error somewhere
//// variable/I.java
package variable;

interface I extends E.J { void f(); }
//// variable/E.java
package variable;

emissary E<T extends I>(T i) implements I { interface J {} }  // error somewhere
//// enclosing/O.java
package enclosing;

class O implements E.J { interface I {} }
//// enclosing/E.java
package enclosing;

emissary E(O.I i) { interface J {} }  // error somewhere
