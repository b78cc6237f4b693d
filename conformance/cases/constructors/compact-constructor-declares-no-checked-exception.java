// clauses: EM-CTOR-2, EM-DIAG-3
// claim: A checked exception in a compact constructor is an error, as in the one of a record.
emissary Front(CharSequence s) {
    Front { throw new java.io.IOException(); }  // one error
}
