// clauses: EM-FORM-2
// claim: A record that is no emissary has no delegates clause, which is the language's own error.
record Plain(Runnable task) delegates Runnable {}  // any error
