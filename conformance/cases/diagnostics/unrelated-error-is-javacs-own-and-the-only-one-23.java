// clauses: EM-DIAG-3
// claim: An unrelated error is the language's own and the only one.
class Foo {}
class X { protected private emissary A(Runnable r) { A { } } }  // error
