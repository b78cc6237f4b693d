// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
//// O.java
class O implements E.J { interface I {} }
//// E.java
emissary E(O.I i) { interface J {} }  // error
