// clauses: EM-FORM-7, EM-DIAG-3
// claim: The annotation that is not imported is the language's own error, on a record and on an emissary.
@Emissary record OnRecord(int x) {}  // one error
@Emissary(Runnable.class) emissary OnEmissary(Runnable task);  // one error
