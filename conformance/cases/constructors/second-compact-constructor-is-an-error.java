// clauses: EM-CTOR-2
// claim: A second compact constructor is an error.
public emissary X(CharSequence s) {
    X { }
    X { }  // error
}
