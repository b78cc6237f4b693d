// clauses: EM-CTOR-2
// claim: A compact constructor contains no return, no assignment of a component field and no call of a constructor.
public @dev.emissary.Emissary record X(CharSequence s) {
    X {
        this.s = s;  // error: compact.assignment
    }
}
