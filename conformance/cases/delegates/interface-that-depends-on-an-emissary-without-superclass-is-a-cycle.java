// clauses: EM-DEL-6, EM-OPT-3
// claim: An interface that depends on the emissary is one error at the emissary, in a file after it, with
//     superclass=none too.
// options: superclass=none
// order: any
//// E.java
emissary E(I i) { interface J {} }  // one error
//// I.java
interface I extends E.J {}
