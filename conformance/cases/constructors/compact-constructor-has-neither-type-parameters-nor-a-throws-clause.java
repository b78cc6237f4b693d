// clauses: EM-CTOR-2
// claim: A compact constructor has neither a throws clause nor type parameters, and the name of the emissary.
//// Throwing.java
emissary Throwing(CharSequence s) {
    Throwing throws Error { }  // error
}
//// ThrowingChecked.java
emissary ThrowingChecked(CharSequence s) {
    ThrowingChecked throws java.io.IOException { }  // error
}
//// Named.java
emissary Named(CharSequence s) {
    Other { }  // error
}
