// clauses: EM-CLASS-4
// claim: The initializer of an additional field cannot read a component by its name in a lambda either.
emissary Named(CharSequence text) {
    final java.util.function.IntSupplier length = () -> text.length();  // error: initializer.early
}
