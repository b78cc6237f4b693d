// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
// options: superclass=none
//// E.java
emissary E<T extends I>(T i) implements I { interface J {} }  // error
//// I.java
interface I extends E.J { void f(); }
