// clauses: EM-CTOR-2, EM-DIAG-3
// claim: A compact constructor that reads a component's field is an error, because the fields are assigned at its
//     end.
emissary Front(CharSequence s) {
    Front { int n = this.s.length(); }  // one error
}
