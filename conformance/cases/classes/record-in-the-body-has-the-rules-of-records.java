// clauses: EM-CLASS-4
// claim: A record in the body of an emissary has the rules of records.
public emissary X(CharSequence s) {
    record R(int x) {
        final int more = 1;  // error
    }
}
