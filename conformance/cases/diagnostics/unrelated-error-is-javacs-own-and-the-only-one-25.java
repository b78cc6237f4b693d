// clauses: EM-DIAG-3
// claim: An unrelated error is the language's own and the only one.
class Foo {}
emissary A(Runnable r) { final int h; A { h = this.r.hashCode(); } }  // error
