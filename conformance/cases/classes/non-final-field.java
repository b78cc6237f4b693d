// clauses: EM-CLASS-4
// claim: An instance field that is not final is an error, and a static one is none.
emissary Counter(Runnable task) {
    static int all;
    int own;  // error: field.not.final
}
