// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is one error at the emissary, in a file before it.
//// I.java
interface I extends E.J {}
//// E.java
emissary E(I i) { interface J {} }  // one error
