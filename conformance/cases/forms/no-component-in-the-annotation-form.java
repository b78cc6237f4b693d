// clauses: EM-FORM-5
// claim: An emissary in the annotation form has at least one component.
@dev.emissary.Emissary record Nothing() {}  // error: no.component at Nothing
