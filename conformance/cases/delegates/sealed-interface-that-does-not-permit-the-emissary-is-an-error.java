// clauses: EM-DEL-5
// claim: A sealed interface that does not permit the emissary is an error.
//// p1/Case.java
package p1;
sealed interface S permits Z { void s(); } final class Z implements S { public void s() {} }
emissary A(S s);  // error: interface.sealed
//// p2/Case.java
package p2;
sealed interface S permits Z { void s(); } final class Z implements S { public void s() {} }
@dev.emissary.Emissary(S.class) emissary A(Z s);  // error: interface.sealed
//// p3/Case.java
package p3;
sealed interface S permits Z { void s(); } final class Z implements S { public void s() {} }
emissary A(Z s) implements S;  // error
//// p4/Case.java
package p4;
sealed interface S permits Z { void s(); } final class Z implements S { public void s() {} }
emissary A(Runnable r) implements S { public void s() {} }  // error
