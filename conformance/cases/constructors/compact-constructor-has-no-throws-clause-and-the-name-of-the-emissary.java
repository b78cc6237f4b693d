// clauses: EM-CTOR-2
// claim: A compact constructor has no throws clause, and the name of the emissary.
//// Throwing.java
emissary Throwing(CharSequence s) {
    Throwing throws Error { }  // any error
}
//// ThrowingChecked.java
emissary ThrowingChecked(CharSequence s) {
    ThrowingChecked throws java.io.IOException { }  // any error
}
//// Named.java
emissary Named(CharSequence s) {
    Other { }  // any error
}
