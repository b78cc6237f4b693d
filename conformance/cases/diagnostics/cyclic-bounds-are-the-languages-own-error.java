// clauses: EM-DIAG-3
// claim: Bounds that depend on each other are the language's own error.
emissary OfItself<T extends T>(T t) implements Runnable;  // error
emissary OfEachOther<T extends U, U extends T>(T t) implements Runnable;  // error
