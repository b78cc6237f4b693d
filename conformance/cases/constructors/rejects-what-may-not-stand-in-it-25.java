// clauses: EM-CTOR-2
// claim: A compact constructor contains no return, no assignment of a component field and no call of a constructor.
public emissary X(CharSequence s) {
    X {
        int n = this.s.length();  // error
    }
}
