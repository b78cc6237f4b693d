// clauses: EM-CLASS-4
// claim: A final additional field that nothing assigns is an error.
public emissary X(CharSequence s) {
    final int length;  // error somewhere
}
