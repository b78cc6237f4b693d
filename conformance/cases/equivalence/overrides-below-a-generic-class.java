// clauses: EM-EQ-2, EM-FWD-4
// claim: An emissary has the class file of the class written by hand: overrides below a generic class.
// together: same
//// Types.java
interface A<T> { T m(T t); }
abstract class Base<T> implements A<T> { public T m(T t) { return t; } public String m(String s, int i) { return s; } }
class Impl extends Base<Number> { @Override public Integer m(Number n) { return 1; } public Integer m(Integer i) { return 2; } }
//// step 2: X.java
emissary X(Impl impl) implements A<Number>;
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements A<Number> {
    private final Impl impl;
    X(Impl impl) { this.impl = impl; }
    public Number m(Number arg0) { return impl.m(arg0); }
}
