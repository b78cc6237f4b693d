// clauses: EM-DEL-7, EM-DEL-5
// claim: A sealed interface without a permits clause does not permit the emissaries of other files.
//// S.java
sealed interface S { void s(); final class Z implements S { public void s() {} } }
//// Others.java
emissary OfComponent(S s);  // error: interface.sealed
@dev.emissary.Emissary(S.class) record OfList(S.Z z) {}  // error: interface.sealed
emissary OfNamed(S.Z z) implements S;  // error
