// clauses: EM-DEL-5
// claim: An interface in the list and the implements clause is listed twice.
@dev.emissary.Emissary(Runnable.class) emissary A(Runnable r) implements
    Runnable;  // error: interface.repeated
@dev.emissary.Emissary(Comparable.class) emissary B(Comparable<String> c) implements
    Comparable<String>;  // error: interface.repeated
