// clauses: EM-EQ-2, EM-FWD-6
// claim: An emissary has the class file of the class written by hand: hand-written methods.
// together: same
//// Types.java
import java.util.*;
interface Foo<T> { <U> List<U> m(List<T> ts, U u); Object n(); void p(List<String> l) throws Exception; T q(); }
//// step 2: X.java
import java.util.*;
emissary X(Foo<String> foo) {
    private static int calls;
    @Override public <V> List<V> m(List<String> ts, V v) { calls++; return foo.m(ts, v); }
    @Override public String n() { return "n"; }
    @Override @SuppressWarnings("rawtypes") public void p(List l) {}
    void q(int overload) {}
}
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<String> {
    private final Foo<String> foo;
    private static int calls;
    X(Foo<String> foo) { this.foo = foo; }
    @Override public <V> List<V> m(List<String> ts, V v) { calls++; return foo.m(ts, v); }
    @Override public String n() { return "n"; }
    @Override @SuppressWarnings("rawtypes") public void p(List l) {}
    void q(int overload) {}
    public String q() { return foo.q(); }
}
