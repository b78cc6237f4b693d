// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
//// I.java
interface I extends E.J {}
//// E.java
@dev.emissary.Emissary record E(I i) { interface J {} }  // error
