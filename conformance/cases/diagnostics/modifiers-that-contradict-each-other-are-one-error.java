// clauses: EM-DIAG-3
// claim: Modifiers that contradict each other are the language's own error.
class PublicAndPrivate { class X { public private emissary A(Runnable r); } }  // one error
class ProtectedAndPrivate { class X { protected private emissary A(Runnable r) { A { } } } }  // one error
class PrivateInInterface { interface X { private emissary A(Runnable r); } }  // one error
