// clauses: EM-OPT-4
// claim: The keyword is on by default.
// options: superclass=dev.emissary.lang.Emissary keyword=on
emissary A(Runnable r);
@dev.emissary.Emissary record B(Runnable r) {}
