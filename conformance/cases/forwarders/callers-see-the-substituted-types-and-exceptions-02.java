// clauses: EM-FWD-3
// claim: Callers see the substituted types and exceptions.
interface Task { void call() throws Exception; }
emissary X(Task task) { static void use(X x) { x.call(); } }  // error
