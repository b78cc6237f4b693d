// clauses: EM-CLASS-4, EM-DIAG-3
// claim: An additional field with the name of a component is an error.
emissary Front(CharSequence s) { final int s = 1; }  // error
emissary NotFinal(CharSequence s) { int s; }  // one error
