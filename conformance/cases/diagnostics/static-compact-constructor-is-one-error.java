// clauses: EM-DIAG-3, EM-CTOR-2
// claim: A compact constructor that is static is one error.
emissary A(Runnable r) { static A { } }  // one error
