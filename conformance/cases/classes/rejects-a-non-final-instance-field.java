// clauses: EM-CLASS-4
// claim: A non-final instance field is an error.
//// p1/X.java
package p1;
public emissary X(CharSequence s) {
    final int fine = 1;
    int wrong;  // error: field.not.final
    private String worse = "";  // error: field.not.final
}
//// p2/X.java
package p2;
public @dev.emissary.Emissary record X(CharSequence s) {
    final int fine = 1;
    int wrong;  // error: field.not.final
    private String worse = "";  // error: field.not.final
}
