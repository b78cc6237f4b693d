// clauses: EM-FORM-5
// claim: An emissary in the annotation form has at least one component, beside a list too.
@dev.emissary.Emissary record Nothing() {}  // error: no.component at Nothing
@dev.emissary.Emissary(Runnable.class) record WithList() {}  // error: no.component at WithList
