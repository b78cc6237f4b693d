// clauses: EM-CTOR-4
// claim: A call of this(…) inside a block is not the call that every other constructor makes.
emissary Front(Runnable task) {
    Front(int n) {  // error: constructor.call
        { this(() -> {}); }  // error
    }
}
