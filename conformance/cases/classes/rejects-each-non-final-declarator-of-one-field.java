// clauses: EM-CLASS-4
// claim: Each non-final declarator of one field is an error.
//// p1/X.java
package p1;
public emissary X(CharSequence s) {
    volatile int one,  // error: field.not.final
        two = 2;  // error: field.not.final
}
//// p2/X.java
package p2;
public @dev.emissary.Emissary record X(CharSequence s) {
    volatile int one,  // error: field.not.final
        two = 2;  // error: field.not.final
}
