// clauses: EM-CTOR-3
// claim: An explicit canonical constructor must assign every component field.
emissary Front(Runnable task, AutoCloseable other) {
    Front(Runnable task, AutoCloseable other) { this.task = task; }  // one error
}
