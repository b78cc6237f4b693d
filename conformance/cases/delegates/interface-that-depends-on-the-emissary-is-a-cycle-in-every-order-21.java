// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
//// I.java
interface I extends E.K.J {}
//// E.java
emissary E(I i) { static class K { interface J {} } }  // error
