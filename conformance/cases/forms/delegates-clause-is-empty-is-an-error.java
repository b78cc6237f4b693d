// clauses: EM-FORM-2
// claim: A delegates clause without an interface is one error.
emissary Empty(Runnable task) delegates {}  // one error
