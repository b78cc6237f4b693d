// clauses: EM-DEL-7, EM-DEL-5
// claim: A sealed interface of another file does not permit it.
//// S.java
sealed interface S { void s(); final class Z implements S { public void s() {} } }
//// Same.java
emissary Same(S s);  // error: interface.sealed
