// clauses: EM-FWD-5, EM-DIAG-4
// options: lint=on
interface Shapes<T> {
    <U> Shapes<U> as(Class<U> type);
}

emissary Front<T>(Shapes<T> shapes);  // warning: self
