// clauses: EM-FORM-5
// claim: An emissary has at top level no modifier that a top level class cannot have.
//// p1/Case.java
package p1;
private emissary A(Runnable r) {}  // error
//// p2/Case.java
package p2;
private @dev.emissary.Emissary record A(Runnable r) {}  // error
//// p3/Case.java
package p3;
protected emissary A(Runnable r) {}  // error
//// p4/Case.java
package p4;
protected @dev.emissary.Emissary record A(Runnable r) {}  // error
//// p5/Case.java
package p5;
static emissary A(Runnable r) {}  // error
//// p6/Case.java
package p6;
static @dev.emissary.Emissary record A(Runnable r) {}  // error
