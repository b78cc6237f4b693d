// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
//// E.java
emissary E(I i) { interface J {} }  // error
//// I.java
interface I extends E.J {}
