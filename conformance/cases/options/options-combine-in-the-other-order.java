// clauses: EM-OPT-3, EM-OPT-4
// claim: Options can be combined in any order.
// options: superclass=none keyword=off
// class A$B: static final class A$B implements Runnable
// methods of A$B: public void run()
class A {
    static class emissary {}
    emissary f() { return null; }
    @dev.emissary.Emissary record B(Runnable r) {}
}
