// clauses: EM-DEL-6
// claim: What the header does not depend on is legal in every order.
//// E.java
emissary E(I<E.J> i) { interface J {} }
//// I.java
interface I<T> {}
