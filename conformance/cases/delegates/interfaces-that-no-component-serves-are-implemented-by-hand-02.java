// clauses: EM-DEL-4
// claim: Interfaces that no component serves are implemented by hand.
emissary A(Runnable r) implements AutoCloseable;  // error
