// clauses: EM-CTOR-2
// claim: An additional field that one branch leaves unassigned is an error.
public emissary X(CharSequence s) {
    final int extra;
    X {
        if (s != null) { extra = 1; } else { s = ""; }
    }  // error
}
