// clauses: EM-FORM-2
// claim: A delegates clause after the implements clause is an error.
emissary Late(Runnable task) implements Cloneable delegates Runnable {}  // error
