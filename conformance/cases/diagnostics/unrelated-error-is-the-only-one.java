// clauses: EM-DIAG-3
// claim: An error that has nothing to do with emissaries is the only one.
emissary Front(CharSequence text) {
    int wrong() {
        return "not a number";  // error
    }
}

class User {
    int use(Front front) {
        return front.length();
    }
}
