// clauses: EM-FORM-5
// claim: An emissary is final for its users.
emissary A(Runnable r);
class B extends A { B() { super(null); } }  // error
