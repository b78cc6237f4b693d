// clauses: EM-FORM-7, EM-DIAG-3
// claim: A name that denotes nothing or two things gets the language's own error.
//// p1/Case.java
package p1;
@Emissary record A(int x) {}  // error
//// p2/Case.java
package p2;
@Emissary(Runnable.class) emissary A(Runnable r);  // error
