// clauses: EM-CTOR-2, EM-DIAG-3
// claim: A parameter that a compact constructor assigns cannot be captured there, as in the one of a record.
emissary Front(CharSequence s) {
    Front {
        s = s + ""; Runnable r = () -> s.length();  // error
    }
}
