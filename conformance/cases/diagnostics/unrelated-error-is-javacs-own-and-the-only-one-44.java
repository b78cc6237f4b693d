// clauses: EM-DIAG-3
// claim: An unrelated error is the language's own and the only one.
class Foo {}
emissary A(I i); interface I extends J {} interface J extends I {}  // error
