// clauses: EM-FORM-5
// claim: An emissary may be declared final and static.
final emissary A1(Runnable r);
class X2 { static final emissary A(Runnable r); }
