// clauses: EM-DEL-6
// claim: What the header does not depend on is legal in every order.
// options: superclass=none
//// E.java
@dev.emissary.Emissary(Runnable.class) emissary E(C c) { interface J {} }
//// C.java
abstract class C implements Runnable, E.J {}
