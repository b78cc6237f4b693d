// clauses: EM-FORM-2
// claim: A delegates clause without an interface is an error.
emissary Empty(Runnable task) delegates {}  // error
