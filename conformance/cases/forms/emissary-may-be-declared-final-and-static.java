// clauses: EM-FORM-5
// claim: An emissary may be declared final, and as a member static, which it is anyhow.
final emissary Final(Runnable r);
class Around { static final emissary Member(Runnable r); }
