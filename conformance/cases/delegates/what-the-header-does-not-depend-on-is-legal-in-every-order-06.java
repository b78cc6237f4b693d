// clauses: EM-DEL-6
// claim: What the header does not depend on is legal in every order.
// options: superclass=none
//// I.java
interface I extends Comparable<E.J> {}
//// E.java
emissary E(I i) { interface J {} }
