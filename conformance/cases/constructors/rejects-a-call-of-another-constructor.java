// clauses: EM-CTOR-2
// claim: A compact constructor may not contain a call of another constructor.
public emissary X(CharSequence s) {
    X {
        this(1);  // error: canonical.call
    }
    X(int n) { this.s = null; }  // error: constructor.call
}
