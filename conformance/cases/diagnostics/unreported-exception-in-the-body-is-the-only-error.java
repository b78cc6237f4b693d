// clauses: EM-DIAG-3
// claim: A checked exception that a method of the body does not declare is the only error.
emissary Front(Runnable task) { void m() { throw new Exception(); } }  // one error
