// clauses: EM-FORM-2
// claim: A delegates clause after the implements clause is one error.
emissary Late(Runnable task) implements Cloneable delegates Runnable {}  // one error
