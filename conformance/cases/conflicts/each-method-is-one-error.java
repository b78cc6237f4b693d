// clauses: EM-CONF-1
// claim: There is one error for each method in conflict, whether it is inherited, a default, or of one common interface.
interface Common {
    void inherited();
}

interface One extends Common {
    default void defaults() {}

    void own();
}

interface Two extends Common {
    default void defaults() {}

    int other();
}

emissary Both(One one, Two two);  // error: method.conflict, method.conflict
