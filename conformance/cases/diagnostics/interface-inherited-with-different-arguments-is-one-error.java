// clauses: EM-CONF-4, EM-DIAG-3
// claim: An interface that is inherited with different type arguments several times is one error.
interface G<T> { T g(T t); }
interface Strings extends G<String> {}
interface Integers extends G<Integer> {}
emissary Front(Strings strings)
        implements Integers,  // one error
                G<Integer> {
    public String g(String s) { return s; }
}
