// clauses: EM-CONF-5
//// Counting.java
class Counting {
    interface Counter {
        int next();
    }

    interface Chain {
        Chain next();
    }

    emissary Numbered(Counter counter) implements Chain;  // error: method.required.returns
}
//// fixed: Counting.java
class Counting {
    interface Counter {
        int next();
    }

    interface Chain {
        Chain next();
    }

    emissary Numbered(Counter counter);
}
