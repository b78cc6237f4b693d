// clauses: EM-OPT-4
// claim: keyword=on is what is the case without it.
// options: keyword=on
emissary A(Runnable r);
@dev.emissary.Emissary record B(Runnable r) {}
