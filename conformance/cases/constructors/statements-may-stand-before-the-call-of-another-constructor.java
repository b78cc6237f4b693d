// clauses: EM-CTOR-4
// claim: Statements may stand before this(…) in another constructor, where the language allows it.
// jdk: 25
emissary Front(Runnable task) {
    Front(String name) {
        if (name == null) { throw new NullPointerException(); }
        this((Runnable) null);
    }
    Front(int n) { n++; super(); }  // error: constructor.call
    Front(long n) { System.out.println(n); }  // error: constructor.call
}
