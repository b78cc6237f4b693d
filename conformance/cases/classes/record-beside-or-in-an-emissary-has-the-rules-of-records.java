// clauses: EM-CLASS-4
// claim: A record beside an emissary, or in its body, has the rules of records.
emissary X(CharSequence s);
record R(int x) {
    { }  // error
}
emissary Around(CharSequence s) {
    record R(int x) {
        final int more = 1;  // error
    }
}
