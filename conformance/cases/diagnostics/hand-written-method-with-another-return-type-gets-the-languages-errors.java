// clauses: EM-DIAG-3
// claim: A hand-written method with another return type gets the language's errors.
emissary A(Runnable r) {  // error
    public int run() { return 1; }  // error
}
