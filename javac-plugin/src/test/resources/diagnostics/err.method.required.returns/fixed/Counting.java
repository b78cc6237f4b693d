class Counting {
    interface Counter {
        int next();
    }

    interface Chain {
        Chain next();
    }

    emissary Numbered(Counter counter);
}
