// clauses: EM-OPT-3
// claim: superclass=dev.emissary.lang.Emissary is the default.
// options: superclass=dev.emissary.lang.Emissary
// class A: final class A extends dev.emissary.lang.Emissary implements Runnable
// methods of A: public void run()
// class B: final class B extends dev.emissary.lang.Emissary implements Runnable
// methods of B: public void run()
emissary A(Runnable r);
@dev.emissary.Emissary record B(Runnable r) {}
