// clauses: EM-DEL-4, EM-DEL-3
// claim: A method of an interface that no component serves, or that a component has beside an explicit list, is missed
//     as in every class.
emissary Task(Runnable task) implements AutoCloseable;  // error
@dev.emissary.Emissary(Runnable.class) record Listed(Thread task, AutoCloseable own) implements AutoCloseable {}  // one error
