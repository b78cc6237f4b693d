// clauses: EM-CLASS-4
// claim: A final field that nothing assigns is an error.
public emissary X(CharSequence s) {  // error
    final int length;
}
