// clauses: EM-CTOR-2, EM-DIAG-3
// claim: An unreachable statement in a compact constructor is an error, as in the one of a record.
emissary Front(CharSequence s) {
    Front { throw new Error(); s = null; }  // one error
}
