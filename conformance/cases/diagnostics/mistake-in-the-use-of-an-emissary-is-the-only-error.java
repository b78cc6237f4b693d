// clauses: EM-DIAG-3
// claim: A mistake of a user of an emissary is the language's own error, and the only one.
class WrongArgument { class X { Object o = new A(1); } emissary A(Runnable r); }  // one error
class NoArgument { class X { Object o = new A(); } emissary A(Runnable r); }  // one error
