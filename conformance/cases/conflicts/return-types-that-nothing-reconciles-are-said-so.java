// clauses: EM-CONF-2
// claim: Where neither return type is one for both, the error says whether another type can be.
interface One {
    String name();
}
interface Two {
    int name();
}
emissary Both(One one, Two two);  // error: method.irreconcilable
interface OneTask {
    Runnable get();
}
interface TwoTasks {
    AutoCloseable get();
}
emissary BothTasks(OneTask one, TwoTasks two);  // error: method.conflict.returns
