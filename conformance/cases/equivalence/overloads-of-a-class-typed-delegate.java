// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: overloads of a class-typed delegate, and those
//     that the emissary could see.
// together: same
//// Types.java
interface Foo<T> { String m(T t); String n(int i); String o(Object... os); }
class Impl implements Foo<Integer> {
    public String m(Integer t) { return "Integer"; }
    public String m(int t) { return "int"; }
    public String m(Number t) { return "Number"; }
    public String n(int i) { return "int"; }
    public String n(long i) { return "long"; }
    public String n(Integer i) { return "Integer"; }
    public String o(Object... os) { return "Objects"; }
    public String o(Object o) { return "Object"; }
}
interface Seen { void m(Object o); }
class SeenImpl implements Seen { public void m(Object o) {} void m(String s) {} protected void m(Integer s) {} private void m(Long l) {} static void m(int i) {} }
//// step 2: Emissaries.java
emissary OfOverloads(Impl impl) implements Foo<Integer>;
emissary OfSeen(SeenImpl impl) implements Seen;
//// same: Emissaries.java
final class OfOverloads extends dev.emissary.lang.Emissary implements Foo<Integer> {
    private final Impl impl;
    OfOverloads(Impl impl) { this.impl = impl; }
    public String m(Integer arg0) { return impl.m(arg0); }
    public String n(int arg0) { return impl.n(arg0); }
    public String o(Object... arg0) { return impl.o(arg0); }
}
final class OfSeen extends dev.emissary.lang.Emissary implements Seen {
    private final SeenImpl impl;
    OfSeen(SeenImpl impl) { this.impl = impl; }
    public void m(Object arg0) { impl.m(arg0); }
}
