// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: overloads of a class-typed delegate.
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
//// step 2: X.java
emissary X(Impl impl) implements Foo<Integer>;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo<Integer> {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public String m(Integer arg0) { return impl.m(arg0); }
    public String n(int arg0) { return impl.n(arg0); }
    public String o(Object... arg0) { return impl.o(arg0); }
}
