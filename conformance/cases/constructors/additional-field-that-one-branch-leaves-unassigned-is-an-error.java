// clauses: EM-CTOR-2
// claim: A compact constructor may assign additional final fields, and has to do so in each branch.
emissary Tagged(CharSequence s) {
    final int extra;
    Tagged { if (s != null) { extra = 1; } else { s = ""; } }  // one error
}
