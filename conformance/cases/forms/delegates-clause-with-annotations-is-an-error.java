// clauses: EM-FORM-2
// claim: The names of a delegates clause have no annotations, as the name in a class literal has none.
emissary Annotated(Runnable task) delegates @Deprecated Runnable {}  // error
