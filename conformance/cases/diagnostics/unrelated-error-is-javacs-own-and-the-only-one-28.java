// clauses: EM-DIAG-3
// claim: An unrelated error is the language's own and the only one.
class Foo {}
class X { Object o(A a) { return a.r(); } } emissary A(Runnable r);  // error
