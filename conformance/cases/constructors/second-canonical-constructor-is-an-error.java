// clauses: EM-CTOR-3
// claim: A canonical constructor beside a compact one is an error.
emissary Front(Runnable task) { Front { } Front(Runnable task) { this.task = task; } }  // error
