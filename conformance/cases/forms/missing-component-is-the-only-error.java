// clauses: EM-FORM-5, EM-DIAG-3
// claim: A missing component is the only error.
@dev.emissary.Emissary(Runnable.class) emissary A() implements Runnable;  // error: no.component
