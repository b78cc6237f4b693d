// clauses: EM-FWD-5, EM-DIAG-4
// options: lint=on
//// Steps.java
interface Steps<S extends Steps<S>> {
    S next();

    int count();
}

emissary Front<S extends Steps<S>>(Steps<S> steps);  // warning: self
//// fixed: Steps.java
interface Steps<S extends Steps<S>> {
    S next();

    int count();
}

emissary Front<S extends Steps<S>>(Steps<S> steps) {
    @Override
    public S next() {
        throw new UnsupportedOperationException("one step only");
    }
}
