// clauses: EM-DEL-5, EM-FWD-3
// claim: A method whose type parameter gets an array as its bound is an error.
//// Lines.java
class Lines {
    interface Sink<T> {
        <U extends T> void accept(U value);
    }

    emissary Table(Sink<String[]> rows);  // error: method.bound
}
//// fixed: Lines.java
class Lines {
    interface Sink<T> {
        <U extends T> void accept(U value);
    }

    emissary Table(Sink<String[]> rows) {
        @SuppressWarnings("unchecked") @Override public void accept(String[] value) { this.rows.accept(value); }
    }
}
