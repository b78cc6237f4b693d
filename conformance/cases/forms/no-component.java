// clauses: EM-FORM-5
// claim: An emissary has at least one component.
emissary Nothing();  // error: no.component
