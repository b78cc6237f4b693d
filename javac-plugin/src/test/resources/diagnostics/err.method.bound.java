// clauses: EM-DEL-5, EM-FWD-3
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
        @Override public void accept(String[] value) { this.rows.accept(value); }
    }
}
