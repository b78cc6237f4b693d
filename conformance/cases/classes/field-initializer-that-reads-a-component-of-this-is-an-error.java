// clauses: EM-CLASS-4
// claim: The initializer of an additional field cannot read a component as a member of this either.
emissary Named(CharSequence text) {
    final int length = this.text.length();  // error: initializer.early
}
