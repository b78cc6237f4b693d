// clauses: EM-FORM-5, EM-DIAG-3
// claim: That an emissary has no component is the only error, whatever else its header says.
@dev.emissary.Emissary(Runnable.class) emissary A() implements Runnable;  // error: no.component
