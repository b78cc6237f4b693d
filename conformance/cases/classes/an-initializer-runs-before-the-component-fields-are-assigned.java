// clauses: EM-CLASS-4
// claim: An initializer runs before the component fields are assigned.
public emissary X(CharSequence s) {
    final int length = s.length();  // error: initializer.early
}
