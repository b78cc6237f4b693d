// clauses: EM-FWD-3
// claim: Callers of a forwarder must handle the checked exceptions that the interface declares.
interface Task { void call() throws Exception; }
emissary X(Task task) { static void use(X x) { x.call(); } }  // error
