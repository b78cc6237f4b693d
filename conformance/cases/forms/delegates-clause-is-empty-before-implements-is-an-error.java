// clauses: EM-FORM-2
// claim: A delegates clause without an interface before an implements clause is an error.
emissary Empty(Runnable task) delegates implements Cloneable {}  // error
