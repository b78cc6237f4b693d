// clauses: EM-CTOR-2
// claim: A second compact constructor is an error.
emissary Front(CharSequence s) { Front { } Front { } }  // error
