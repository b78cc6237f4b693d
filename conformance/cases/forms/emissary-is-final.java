// clauses: EM-FORM-5
// claim: An emissary is final: no class extends it. It may be declared final, and as a member static, which it is
//     anyhow.
emissary A(Runnable r);
class B extends A { B() { super(null); } }  // error
final emissary Final(Runnable r);
class Around { static final emissary Member(Runnable r); }
