// clauses: EM-CLASS-3
// claim: A method with the name of a component is no accessor and follows no rule of one.
//// A.java
public interface A { void a(); }
//// X.java
public @dev.emissary.Emissary record X(A a1) { private A a1() { return a1; } }
