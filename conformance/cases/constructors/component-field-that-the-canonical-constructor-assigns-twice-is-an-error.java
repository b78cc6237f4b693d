// clauses: EM-CTOR-3
// claim: An explicit canonical constructor assigns no component field twice.
emissary Front(Runnable task) {
    Front(Runnable task) { this.task = task; this.task = task; }  // one error
}
