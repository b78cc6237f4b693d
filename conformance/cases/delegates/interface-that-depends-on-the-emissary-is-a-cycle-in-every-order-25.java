// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
//// I.java
interface I<T> extends E.J {}
//// E.java
emissary E<T>(I<T> i) { interface J {} }  // error
