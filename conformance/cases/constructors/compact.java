// Compact constructors.
// clauses: EM-CTOR-2
// imports: java.util.*, java.util.function.*

//// case: canonical-constructor-may-have-any-access (EM-CTOR-2, EM-CTOR-3)
// constructors of CompactPublic: public CompactPublic(Runnable)
// constructors of CompactPrivate: private CompactPrivate(Runnable)
// constructors of Protected: protected Protected(Runnable)
// constructors of Package: Package(Runnable)
class User { Object use() { return new CompactPublic(null); } }
emissary CompactPublic(Runnable task) { public CompactPublic {} }
emissary CompactPrivate(Runnable task) { static CompactPrivate of() { return new CompactPrivate(null); } private CompactPrivate {} }
emissary Protected(Runnable task) { protected Protected(Runnable task) { this.task = task; } }
emissary Package(Runnable task) { Package(Runnable task) { this.task = task; } }

//// case: compact-constructor-assigns-the-fields-at-its-end
// fields of Assigning:
//     private final CharSequence s
//     private final AutoCloseable r
// fields of WithBodies: private final CharSequence s
// prints:
//     none!null
//     sLclA3one
emissary Assigning(CharSequence s, AutoCloseable r) {
    public Assigning {
        if (s == null) s = "none";
        r = null;
        s = s + "!";
    }
    public static String run() { return "" + new Assigning(null, () -> {}).s + new Assigning("a", () -> {}).r; }
}
emissary WithBodies(CharSequence s) {
    public WithBodies {
        java.util.function.Supplier<String> lambda = () -> { return "L"; };
        Runnable nothing = () -> { return; };
        nothing.run();
        class Local {
            CharSequence s;
            Local(CharSequence s) { this.s = s; if (s == null) return; this.s = s + "l"; }
            CharSequence get() { return s; }
        }
        Object anonymous = new Object() {
            CharSequence s;
            { this.s = "A"; }
            @Override public String toString() { return "" + this.s; }
        };
        record Pair(int s, int t) { Pair { if (s > t) throw new Error(); } int sum() { return s + t; } }
        enum Kind { ONE; String low() { return "one"; } }
        s = s + lambda.get() + new Local("c").get() + anonymous + new Pair(1, 2).sum() + Kind.ONE.low();
    }
    public static String run() { return new WithBodies("s").s.toString(); }
}
// run:
System.out.println(Assigning.run());
System.out.println(WithBodies.run());

//// case: compact-constructor-has-no-throws-clause-and-the-name-of-the-emissary
//// Throwing.java
emissary Throwing(CharSequence s) {
    Throwing throws Error { }  // any error
}
//// ThrowingChecked.java
emissary ThrowingChecked(CharSequence s) {
    ThrowingChecked throws java.io.IOException { }  // any error
}
//// Named.java
emissary Named(CharSequence s) {
    Other { }  // any error
}

//// case: compact-constructor-may-end-in-any-statement (EM-CTOR-2, EM-CLASS-4)
// prints: ab2 ab4 a8 abxxx1 in1 res1
emissary ElseThatThrows(CharSequence s) {
    final int extra;
    ElseThatThrows { if (s.length() > 1) { extra = 2; } else { throw new IllegalStateException(); } }
}
emissary Switch(CharSequence s) {
    final int extra;
    Switch { switch (s.length()) { case 2: extra = 4; break; default: extra = 5; } }
}
emissary Finally(CharSequence s) {
    final int extra;
    Finally { try { s = s.subSequence(0, 1); } finally { extra = 8; } }
}
emissary While(CharSequence s) {
    final int extra;
    While { extra = 1; while (true) { if (s.length() > 4) break; s = s + "x"; } }
}
emissary LabelOfLoops(CharSequence s) {
    final int extra;
    LabelOfLoops { extra = 1; out: while (true) { while (true) { s = "in"; break out; } } }
}
emissary TryWithResources(CharSequence s) {
    final int extra;
    TryWithResources { extra = 1; try (var reader = new java.io.StringReader("")) { reader.hashCode(); s = "res"; } }
}
// run:
var a = new ElseThatThrows("ab"); var b = new Switch("ab"); var c = new Finally("ab"); var d = new While("ab");
var e = new LabelOfLoops("ab"); var f = new TryWithResources("ab");
BiFunction<CharSequence, Integer, String> text = (read, extra) -> new StringBuilder().append(read, 0, read.length()) + "" + extra;
System.out.println(text.apply(a, a.extra) + " " + text.apply(b, b.extra) + " " + text.apply(c, c.extra) + " "
        + text.apply(d, d.extra) + " " + text.apply(e, e.extra) + " " + text.apply(f, f.extra));

//// case: assignments-of-variable-arity-give-no-warning
// warnings: all
emissary Empty<T>(Supplier<T> f, List<T>... more) delegates Supplier<T> { @SafeVarargs Empty {} }
emissary OfVariable<T>(Supplier<T> f, T... more) delegates Supplier<T> { @SafeVarargs OfVariable { f.get(); } }
emissary Assigned(Supplier<String> f, List<String>... more) delegates Supplier<String> {
    @SafeVarargs Assigned { more = more.clone(); }
}
class Outer {
    Supplier<Supplier<String>> local = () -> {
        emissary Local(Supplier<String> f, List<String>... more) delegates Supplier<String> { @SafeVarargs Local {} }
        return new Local(() -> "");
    };
}
emissary Unsafe<T>(Supplier<T> f, List<T>... more) delegates Supplier<T> { Unsafe {} }  // warning
emissary Implicit<T>(Supplier<T> f, List<T>... more) delegates Supplier<T>;  // warning

//// case: compact-constructor-may-never-end
// warnings: any
// prints: throws throws throws throws throws
emissary While(CharSequence s) { While { while (true) { s.length(); } } }
emissary For(CharSequence s) { For { for (;;) { } } }
emissary Do(CharSequence s) { Do { do { s = s + "x"; } while (true); } }
emissary Throw(CharSequence s) { Throw { throw new Error(); } }
emissary Finally(CharSequence s) { Finally { try { s = null; } finally { throw new Error(); } } }
emissary ThrowInWhile(CharSequence s) { ThrowInWhile { while (true) { if (s != null) throw new Error(); } } }
emissary Switch(CharSequence s) { Switch { switch (1) { default: throw new Error(); } } }
emissary Label(CharSequence s) { Label { out: while (true) { while (s != null) { throw new Error(); } } } }
// run:
UnaryOperator<Function<CharSequence, CharSequence>> made = constructor -> text -> {
    try { return constructor.apply(text); } catch (Error thrown) { return "throws"; }
};
System.out.println(made.apply(Throw::new).apply("ab") + " " + made.apply(Finally::new).apply("ab") + " "
        + made.apply(ThrowInWhile::new).apply("ab") + " " + made.apply(Switch::new).apply("ab") + " "
        + made.apply(Label::new).apply("ab"));
