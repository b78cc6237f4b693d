// clauses: EM-OPT-3
// claim: The superclass is by default the common one.
// class A: final class A extends dev.emissary.lang.Emissary implements Runnable
// methods of A: public void run()
// class B: final class B extends dev.emissary.lang.Emissary implements Runnable
// methods of B: public void run()
emissary A(Runnable r);
@dev.emissary.Emissary record B(Runnable r) {}
