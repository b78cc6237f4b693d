// clauses: EM-DEL-3, EM-DIAG-1
// claim: A listed interface that no component serves is an error that names the components.
// says:
//     AutoCloseable
//     task
//     text
@dev.emissary.Emissary({Runnable.class, AutoCloseable.class})  // error: interface.unserved at AutoCloseable
record Task(Runnable task, String text) {}
