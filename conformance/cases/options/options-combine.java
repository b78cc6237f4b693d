// clauses: EM-OPT-3, EM-OPT-4
// claim: Options can be combined, here keyword=off with superclass=none.
// options: keyword=off superclass=none
// class A$B: static final class A$B implements Runnable
// methods of A$B: public void run()
class A {
    static class emissary {}
    emissary f() { return null; }
    @dev.emissary.Emissary record B(Runnable r) {}
}
