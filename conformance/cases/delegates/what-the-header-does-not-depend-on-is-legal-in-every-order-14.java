// clauses: EM-DEL-6
// claim: What the header does not depend on is legal in every order.
// options: superclass=none
//// C.java
abstract class C implements Runnable, E.J {}
//// E.java
emissary E(C c) implements Runnable { interface J {} }
