// clauses: EM-DEL-6
// claim: What the header does not depend on is legal in every order.
//// I.java
interface I { E.J j(); }
//// E.java
emissary E(I i) { interface J {} }
