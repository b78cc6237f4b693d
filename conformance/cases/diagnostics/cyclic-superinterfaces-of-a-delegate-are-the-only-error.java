// clauses: EM-DIAG-3
// claim: Superinterfaces of a delegate that depend on each other are the language's own error, and the only one.
emissary Front(I i); interface I extends J {} interface J extends I {}  // one error
