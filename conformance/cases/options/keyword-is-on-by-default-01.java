// clauses: EM-OPT-4
// claim: The keyword is on by default.
emissary A(Runnable r);
@dev.emissary.Emissary record B(Runnable r) {}
