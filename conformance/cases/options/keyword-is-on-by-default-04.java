// clauses: EM-OPT-4
// claim: The keyword is on by default.
// options: keyword=on superclass=none
emissary A(Runnable r);
@dev.emissary.Emissary record B(Runnable r) {}
