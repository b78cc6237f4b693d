// clauses: EM-CLASS-2, EM-DIAG-3
// claim: A mistake in an annotation of a component is one error, although the annotation goes to several places.
//// value/X.java
package value;
public emissary X(
    @SuppressWarnings(1) CharSequence s);  // error
//// element/X.java
package element;
public emissary X(
    @SuppressWarnings(value = "", wrong = 1) CharSequence s);  // error
//// repetition/X.java
package repetition;
public emissary X(
    @SuppressWarnings("") @SuppressWarnings("") CharSequence s);  // error
//// type/X.java
package type;
public emissary X(
    @Class CharSequence s);  // error
