// clauses: EM-DIAG-4
// claim: There are no warnings of lint=on in a compilation with errors, be they about emissaries or of the language.
// options: lint=on
emissary Text(CharSequence text);
emissary Both(CharSequence text, Runnable one, Runnable two);  // error: method.conflict
@dev.emissary.Emissary(Runnable.class) emissary Named(Thread task, String name) {
    int wrong() {
        return "not a number";  // error
    }
}
