// clauses: EM-CONF-2
// claim: Where no type can stand for both return types, the error says so.
interface One {
    String name();
}

interface Two {
    int name();
}

emissary Both(One one, Two two);  // error: method.irreconcilable
