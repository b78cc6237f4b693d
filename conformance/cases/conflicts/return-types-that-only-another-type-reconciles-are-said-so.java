// clauses: EM-CONF-2
// claim: Where neither return type is one for both but another type can be, the error says so.
interface One {
    Runnable get();
}

interface Two {
    AutoCloseable get();
}

emissary Both(One one, Two two);  // error: method.conflict.returns
