// clauses: EM-DEL-5, EM-DIAG-3
// claim: An interface in the list and in the implements clause is listed twice, also where its component is an
//     error.
@dev.emissary.Emissary(Comparable.class) emissary E(
    Comparable<?> c) implements  // error: wildcard
    Comparable<E> { @Override public int compareTo(E other) { return 0; } }  // error: interface.repeated
