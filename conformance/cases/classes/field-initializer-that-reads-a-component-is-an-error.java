// clauses: EM-CLASS-4
// claim: The initializer of an additional field cannot read a component, which is assigned after it.
emissary Named(CharSequence text) {
    final int length = text.length();  // error: initializer.early
}
