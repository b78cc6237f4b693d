// clauses: EM-CTOR-2
// claim: A compact constructor has neither type parameters nor a throws clause.
public emissary X(CharSequence s) {
    X throws Error { }  // error
}
