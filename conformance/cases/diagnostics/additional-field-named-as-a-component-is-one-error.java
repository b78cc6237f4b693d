// clauses: EM-DIAG-3
// claim: An additional field named as a component is one error.
emissary A(Runnable r) { final int r = 1; }  // error
