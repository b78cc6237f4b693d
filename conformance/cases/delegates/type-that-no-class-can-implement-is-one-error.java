// clauses: EM-DEL-5, EM-DIAG-3
// claim: A type variable or a wildcard type in the implements clause is one error.
emissary OfVariable<T extends Runnable>(java.util.List<T> list) implements
        T;  // one error
emissary OfWildcard<T extends Runnable>(java.util.List<T> list) implements
        Iterable<?>;  // one error
emissary OfBoundedWildcard<T extends Runnable>(java.util.List<T> list) implements
        Comparable<? extends Runnable>;  // one error
