// clauses: EM-CLASS-4
// claim: A record in the body is still a record.
public emissary X(CharSequence s) {
    record R(int x) {
        final int more = 1;  // error
    }
}
