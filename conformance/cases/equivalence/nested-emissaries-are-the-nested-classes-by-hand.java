// clauses: EM-EQ-2
// claim: An emissary has the class file of the class written by hand: nested classes.
// together: same
//// Types.java
interface Foo<T> { T f(); interface Bar { void b(); } }
//// step 2: Open.java
class Outer<T> {
    private emissary Hidden(Foo.Bar bar);
    protected emissary Shown<E>(Foo<Outer<E>> foo) { interface Inner {} static int n; }
    public static emissary Open(Hidden hidden) implements Foo.Bar;
    Object inner() { return new Hidden(null); }
}
//// same: Open.java
class Outer<T> {
    private static final class Hidden extends dev.emissary.lang.Emissary implements Foo.Bar {
        private final Foo.Bar bar;
        private Hidden(Foo.Bar bar) { this.bar = bar; }
        public void b() { bar.b(); }
    }
    protected static final class Shown<E> extends dev.emissary.lang.Emissary implements Foo<Outer<E>> {
        private final Foo<Outer<E>> foo;
        protected Shown(Foo<Outer<E>> foo) { this.foo = foo; }
        interface Inner {}
        static int n;
        public Outer<E> f() { return foo.f(); }
    }
    public static final class Open extends dev.emissary.lang.Emissary implements Foo.Bar {
        private final Hidden hidden;
        public Open(Hidden hidden) { this.hidden = hidden; }
        public void b() { hidden.b(); }
    }
    Object inner() { return new Hidden(null); }
}
