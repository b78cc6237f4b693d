// clauses: EM-CTOR-2
// claim: A compact constructor contains no return, no assignment of a component field and no call of a constructor.
public emissary X(CharSequence s) {
    X {
        Runnable t = () -> this.s = s;  // error: compact.assignment
    }
}
