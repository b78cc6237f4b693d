// clauses: EM-CLASS-2, EM-DIAG-3
// claim: A mistake in an annotation is one error.
//// p1/X.java
package p1;
public emissary X(
    @SuppressWarnings(1) CharSequence s);  // error
//// p2/X.java
package p2;
public emissary X(
    @SuppressWarnings(value = "", wrong = 1) CharSequence s);  // error
//// p3/X.java
package p3;
public emissary X(
    @SuppressWarnings("") @SuppressWarnings("") CharSequence s);  // error
//// p4/X.java
package p4;
public emissary X(
    @Class CharSequence s);  // error
