// clauses: EM-FORM-5
// claim: An emissary is final: no class extends it.
emissary A(Runnable r);
class B extends A { B() { super(null); } }  // error
