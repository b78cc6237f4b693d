// clauses: EM-DIAG-3
// claim: A syntax error in the type of a component is the only error.
emissary Front(java.util.List<> names);  // one error
