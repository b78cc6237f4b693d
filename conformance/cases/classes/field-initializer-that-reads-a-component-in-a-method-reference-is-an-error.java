// clauses: EM-CLASS-4
// claim: The initializer of an additional field cannot read a component in a method reference, which evaluates it at once.
emissary Named(CharSequence text) {
    final java.util.function.IntSupplier length = text::length;  // error: initializer.early
}
