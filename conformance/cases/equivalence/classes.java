// Emissaries that are the class by hand as a whole.
// clauses: EM-EQ-2
// imports: java.io.*, java.util.*

//// case: bodies-are-those-of-the-class-by-hand (EM-EQ-2, EM-FWD-1, EM-FWD-4, EM-FWD-6, EM-CONF-3, EM-CLASS-1)
// claim: An emissary has the class file of the class written by hand: a delegate through several interfaces,
//     components that are emissaries, constructors, further fields and hand-written methods, and nested ones.
// together: same
//// Types.java
interface Counting { int f(int i); }
interface Generic<T> { <U> List<U> m(List<T> ts, U u); Object n(); void p(List<String> l) throws Exception; T q(); }
interface Chained<T> { T f(); Chained<T> g(); }
interface Around<T> { T f(); interface Bar { void b(); } }
interface A { Number m() throws IOException; void n(); default int o() { return 1; } }
interface B { Comparable<Integer> m() throws Exception; void n(); default int o() { return 2; } }
interface AB extends A, B { Integer m() throws FileNotFoundException; @Override int o(); }
//// step 2: Emissaries.java
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
emissary Y(X<String> x) implements Chained<String>;
emissary X<A>(Chained<A> foo);
class Outer<T> {
    private emissary Hidden(Around.Bar bar);
    protected emissary Shown<E>(Around<Outer<E>> foo) { interface Inner {} static int n; }
    public static emissary Open(Hidden hidden) implements Around.Bar;
    Object inner() { return new Hidden(null); }
}
emissary OfSeveral(AB ab) implements A, B;
//// same: Emissaries.java
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
final class Y extends dev.emissary.lang.Emissary implements Chained<String> {
    private final X<String> x;
    Y(X<String> x) { this.x = x; }
    public String f() { return ((Chained<String>) x).f(); }
    public Chained<String> g() { Chained<String> r = ((Chained<String>) x).g(); return r == x ? this : r; }
}
final class X<A> extends dev.emissary.lang.Emissary implements Chained<A> {
    private final Chained<A> foo;
    X(Chained<A> foo) { this.foo = foo; }
    public A f() { return foo.f(); }
    public Chained<A> g() { Chained<A> r = foo.g(); return r == foo ? this : r; }
}
class Outer<T> {
    private static final class Hidden extends dev.emissary.lang.Emissary implements Around.Bar {
        private final Around.Bar bar;
        private Hidden(Around.Bar bar) { this.bar = bar; }
        public void b() { bar.b(); }
    }
    protected static final class Shown<E> extends dev.emissary.lang.Emissary implements Around<Outer<E>> {
        private final Around<Outer<E>> foo;
        protected Shown(Around<Outer<E>> foo) { this.foo = foo; }
        interface Inner {}
        static int n;
        public Outer<E> f() { return foo.f(); }
    }
    public static final class Open extends dev.emissary.lang.Emissary implements Around.Bar {
        private final Hidden hidden;
        public Open(Hidden hidden) { this.hidden = hidden; }
        public void b() { ((Around.Bar) hidden).b(); }
    }
    Object inner() { return new Hidden(null); }
}
final class OfSeveral extends dev.emissary.lang.Emissary implements AB, A, B {
    private final AB ab;
    OfSeveral(AB ab) { this.ab = ab; }
    public Integer m() throws FileNotFoundException { return ab.m(); }
    public void n() { ab.n(); }
    public int o() { return ab.o(); }
}
