// clauses: EM-DEL-5
// claim: An interface that stands in the list and in the implements clause is listed twice: it is one error, in the
//     clause.
@dev.emissary.Emissary(Runnable.class) emissary A(Runnable r) implements
    Runnable;  // error: interface.repeated
@dev.emissary.Emissary(Comparable.class) emissary B(Comparable<String> c) implements
    Comparable<String>;  // error: interface.repeated
