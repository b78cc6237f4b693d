// clauses: EM-FORM-2
// claim: A record has no delegates clause, whether or not it is annotated.
@dev.emissary.Emissary record Old(Runnable task) delegates Runnable {}  // error
