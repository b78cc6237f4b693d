// clauses: EM-CTOR-2, EM-CTOR-3
// claim: A compact constructor with type parameters is an error.
emissary Generic(CharSequence s) {
    <T> Generic { }  // any error
}
