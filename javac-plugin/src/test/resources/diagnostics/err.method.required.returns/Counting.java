// clauses: EM-CONF-5
class Counting {
    interface Counter {
        int next();
    }

    interface Chain {
        Chain next();
    }

    emissary Numbered(Counter counter) implements Chain;  // error: method.required.returns
}
