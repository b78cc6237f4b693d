// reason: the grammar of Java has no type parameters of a compact constructor (JLS 8.10.4.2): a syntax error to ecj.
// excuses: constructors/compact-constructor-with-type-parameters-is-an-error
record GenericCompact(CharSequence s) { <T> GenericCompact { } }  // ecj: 2
