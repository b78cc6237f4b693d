// clauses: EM-FWD-5, EM-DIAG-4
// options: lint=on
//// Shapes.java
interface Shapes<T> {
    <U> Shapes<U> as(Class<U> type);
}

emissary Front<T>(Shapes<T> shapes);  // warning: self
//// fixed: Shapes.java
interface Shapes<T> {
    <U> Shapes<U> as(Class<U> type);
}

emissary Front<T>(Shapes<T> shapes) {
    @Override
    public <U> Shapes<U> as(Class<U> type) {
        return new Front<>(shapes.as(type));
    }
}
