// clauses: EM-DEL-4, EM-DEL-3
// claim: Beside an explicit list, an interface of the implements clause that a component has is implemented by hand, or
//     missed as in every class.
@dev.emissary.Emissary(Runnable.class) record Task(Thread task, AutoCloseable own) implements AutoCloseable {}  // one error
