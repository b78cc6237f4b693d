// clauses: EM-DEL-4
// claim: A method of an interface that no component serves is missed as in every class.
emissary Task(Runnable task) implements AutoCloseable;  // error
