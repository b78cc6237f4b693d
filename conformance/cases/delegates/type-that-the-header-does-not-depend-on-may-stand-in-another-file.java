// clauses: EM-DEL-6
// claim: What the header does not depend on may mention the emissary from another file, whichever file is first.
// order: any
//// before/I.java
package before;

interface I extends Comparable<E.J> {
    E.J j();
}
//// before/E.java
package before;

emissary E(I i) { interface J {} }
//// after/E.java
package after;

emissary E(C c) implements Runnable { interface J {} }
//// after/C.java
package after;

abstract class C implements Runnable, E.J {}
