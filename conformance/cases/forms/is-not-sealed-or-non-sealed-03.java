// clauses: EM-FORM-5
// claim: An emissary is not sealed or non sealed.
class X {}
non-sealed  // error
emissary A(Runnable r) {}
