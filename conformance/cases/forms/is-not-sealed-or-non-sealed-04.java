// clauses: EM-FORM-5
// claim: An emissary is not sealed or non sealed.
class X {}
non-sealed
@dev.emissary.Emissary record A(Runnable r) {}  // error: modifier
