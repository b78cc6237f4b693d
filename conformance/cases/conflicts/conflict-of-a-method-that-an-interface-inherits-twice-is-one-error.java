// clauses: EM-CONF-1, EM-DIAG-3
// claim: A conflict of a method that an interface inherits twice is one error.
interface Typed { void m(java.util.List<String> l); } interface Raw { void m(java.util.List l); }
interface Both extends Typed, Raw {}
emissary E(Both a, Typed b);  // error: method.conflict
