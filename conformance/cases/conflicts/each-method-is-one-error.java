// clauses: EM-CONF-1
// claim: There is one error for each method in conflict, whether it is an overload, inherited, a default, or of one common
//     interface, and none for those that the body declares.
// says:
//     inherited()
//     defaults()
//     g(
interface Common { void inherited(); }
interface One extends Common { default void defaults() {} int g(String s); int g(int i); void own(); }
interface Two extends Common { default void defaults() {} int g(String s); int g(long l); int other(); }

emissary Three(One one, Two two);  // error: method.conflict, method.conflict, method.conflict
emissary OneLeft(One one, Two two) {  // error: method.conflict
    @Override public void inherited() {}
    @Override public void defaults() {}
}
emissary None(One one, Two two) {
    @Override public void inherited() {}
    @Override public void defaults() {}
    @Override public int g(String s) { return 1; }
}
