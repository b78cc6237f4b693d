// clauses: EM-CTOR-2, EM-DIAG-3
// claim: What is an error in the compact constructor of a record is the same error in that of an emissary.
emissary Redeclared(CharSequence s) { Redeclared { String s = null; } }  // one error
emissary Undefined(CharSequence s) { Undefined { undefined(); } }  // one error
