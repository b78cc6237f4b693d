// clauses: EM-DIAG-4
// claim: There are no warnings of lint=on in a compilation with errors.
// options: lint=on
emissary Names(java.util.List<String> names) {
    int wrong() {
        return "not a number";  // error
    }
}
