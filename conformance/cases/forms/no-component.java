// clauses: EM-FORM-5, EM-DIAG-2
// claim: An emissary has at least one component.
emissary Nothing();  // error: no.component
