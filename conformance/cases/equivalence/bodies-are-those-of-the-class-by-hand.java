// clauses: EM-EQ-2, EM-FWD-1, EM-FWD-6
// claim: An emissary has the class file of the class written by hand: two delegates, constructors, further fields and
//     hand-written methods.
// together: same
//// Types.java
import java.util.*;
interface Foo { void f(); }
interface Bar { void b(); }
interface Counting { int f(int i); }
interface Generic<T> { <U> List<U> m(List<T> ts, U u); Object n(); void p(List<String> l) throws Exception; T q(); }
//// step 2: Emissaries.java
import java.util.*;
emissary Bazz(Foo foo, Bar bar);
emissary WithFields(Counting foo, Runnable run) {
    private static final int LIMIT = 3;
    private final int[] counts = {1, 2};
    private final String name;
    private WithFields {
        if (foo == null) { throw new NullPointerException(); }
        Counting old = foo;
        foo = i -> old.f(i) + LIMIT;
        name = "n" + LIMIT;
    }
    WithFields(Counting foo) { this(foo, () -> {}); }
    public int f(long other) { return counts[0] + name.length(); }
}
emissary WithMethods(Generic<String> foo) {
    private static int calls;
    @Override public <V> List<V> m(List<String> ts, V v) { calls++; return foo.m(ts, v); }
    @Override public String n() { return "n"; }
    @Override @SuppressWarnings("rawtypes") public void p(List l) {}
    void q(int overload) {}
}
//// same: Emissaries.java
import java.util.*;
final class Bazz extends dev.emissary.lang.Emissary implements Foo, Bar {
    private final Foo foo;
    private final Bar bar;
    Bazz(Foo foo, Bar bar) { this.foo = foo; this.bar = bar; }
    @Override public void f() { foo.f(); }
    @Override public void b() { bar.b(); }
}
final class WithFields extends dev.emissary.lang.Emissary implements Counting, Runnable {
    private final Counting foo;
    private final Runnable run;
    private static final int LIMIT = 3;
    private final int[] counts = {1, 2};
    private final String name;
    private WithFields(Counting foo, Runnable run) {
        if (foo == null) { throw new NullPointerException(); }
        Counting old = foo;
        foo = i -> old.f(i) + LIMIT;
        name = "n" + LIMIT;
        this.foo = foo;
        this.run = run;
    }
    WithFields(Counting foo) { this(foo, () -> {}); }
    public int f(long other) { return counts[0] + name.length(); }
    public int f(int arg0) { return foo.f(arg0); }
    public void run() { run.run(); }
}
final class WithMethods extends dev.emissary.lang.Emissary implements Generic<String> {
    private final Generic<String> foo;
    private static int calls;
    WithMethods(Generic<String> foo) { this.foo = foo; }
    @Override public <V> List<V> m(List<String> ts, V v) { calls++; return foo.m(ts, v); }
    @Override public String n() { return "n"; }
    @Override @SuppressWarnings("rawtypes") public void p(List l) {}
    void q(int overload) {}
    public String q() { return foo.q(); }
}
