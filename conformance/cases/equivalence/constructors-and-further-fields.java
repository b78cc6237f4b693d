// clauses: EM-EQ-2
// claim: An emissary has the class file of the class written by hand: constructors and further fields.
// together: same
//// Types.java
interface Foo { int f(int i); }
//// step 2: X.java
emissary X(Foo foo, Runnable run) {
    private static final int LIMIT = 3;
    private final int[] counts = {1, 2};
    private final String name;
    private X {
        if (foo == null) { throw new NullPointerException(); }
        Foo old = foo;
        foo = i -> old.f(i) + LIMIT;
        name = "n" + LIMIT;
    }
    X(Foo foo) { this(foo, () -> {}); }
    public int f(long other) { return counts[0] + name.length(); }
}
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo, Runnable {
    private final Foo foo;
    private final Runnable run;
    private static final int LIMIT = 3;
    private final int[] counts = {1, 2};
    private final String name;
    private X(Foo foo, Runnable run) {
        if (foo == null) { throw new NullPointerException(); }
        Foo old = foo;
        foo = i -> old.f(i) + LIMIT;
        name = "n" + LIMIT;
        this.foo = foo;
        this.run = run;
    }
    X(Foo foo) { this(foo, () -> {}); }
    public int f(long other) { return counts[0] + name.length(); }
    public int f(int arg0) { return foo.f(arg0); }
    public void run() { run.run(); }
}
