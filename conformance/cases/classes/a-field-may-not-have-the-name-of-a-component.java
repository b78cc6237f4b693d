// clauses: EM-CLASS-4
// claim: A field may not have the name of a component.
public emissary X(CharSequence s) {
    final int s = 1;  // error
}
