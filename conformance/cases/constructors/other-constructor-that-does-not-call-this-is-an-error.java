// clauses: EM-CTOR-4
// claim: A constructor that is not the canonical one and does not call this(…) is an error, and so is one that calls it
//     inside a block.
emissary Front(Runnable task) {
    Front() { this.task = null; }  // error: constructor.call
    Front(int n) { super(); this.task = null; }  // error: constructor.call
    Front(long n) { }  // error: constructor.call
    Front(Thread task) { this.task = null; }  // error: constructor.call
    Front(Object task) { this.task = (Runnable) task; }  // error: constructor.call
    Front(Runnable task, int n) { this.task = task; }  // error: constructor.call
    Front(Runnable... task) { this.task = task[0]; }  // error: constructor.call
}
emissary InBlock(Runnable task) {
    InBlock(int n) {  // error: constructor.call
        { this(() -> {}); }  // error
    }
}
