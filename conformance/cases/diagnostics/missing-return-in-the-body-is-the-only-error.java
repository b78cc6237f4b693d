// clauses: EM-DIAG-3
// claim: A method of the body without a return statement is the only error.
emissary Front(Runnable task) { int m() { } }  // one error
