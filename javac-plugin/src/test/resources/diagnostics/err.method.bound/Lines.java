// clauses: EM-DEL-5, EM-FWD-3
class Lines {
    interface Sink<T> {
        <U extends T> void accept(U value);
    }

    emissary Table(Sink<String[]> rows);  // error: method.bound
}
