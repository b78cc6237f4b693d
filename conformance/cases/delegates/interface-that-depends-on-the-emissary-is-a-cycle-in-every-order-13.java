// clauses: EM-DEL-6
// claim: An interface that depends on the emissary is a cycle in every order.
//// I.java
interface I extends E.J {}
//// E.java
emissary E(Runnable r, I i) implements Runnable, I { interface J {} }  // error
