// clauses: EM-DIAG-1, EM-DIAG-3
// claim: Two components of one name are one error.
emissary Twice(Runnable task, Runnable task);  // error
