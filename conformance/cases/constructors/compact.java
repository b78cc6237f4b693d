// Compact constructors.
// clauses: EM-CTOR-2

//// case: canonical-constructor-may-have-any-access (EM-CTOR-2, EM-CTOR-3)
// claim: A compact or explicit canonical constructor may have any access, narrower than that of the class too.
// constructors of CompactPublic: public CompactPublic(Runnable)
// constructors of CompactProtected: protected CompactProtected(Runnable)
// constructors of CompactPackage: CompactPackage(Runnable)
// constructors of CompactPrivate: private CompactPrivate(Runnable)
// constructors of Public: public Public(Runnable)
// constructors of Protected: protected Protected(Runnable)
// constructors of Package: Package(Runnable)
// constructors of Private: private Private(Runnable)
class User { Object use() { return new CompactPublic(null); } }
emissary CompactPublic(Runnable task) { public CompactPublic {} }
emissary CompactProtected(Runnable task) { protected CompactProtected {} }
emissary CompactPackage(Runnable task) { CompactPackage {} }
emissary CompactPrivate(Runnable task) { static CompactPrivate of() { return new CompactPrivate(null); } private CompactPrivate {} }
class OtherUser { Object use() { return new Public(null); } }
emissary Public(Runnable task) { public Public(Runnable task) { this.task = task; } }
emissary Protected(Runnable task) { protected Protected(Runnable task) { this.task = task; } }
emissary Package(Runnable task) { Package(Runnable task) { this.task = task; } }
emissary Private(Runnable task) { static Private of() { return new Private(null); } private Private(Runnable task) { this.task = task; } }

//// case: compact-constructor-assigns-the-fields-at-its-end
// claim: A compact constructor assigns the fields at its end, from the parameters as they are then; lambdas and classes
//     in it may return, and assign their own fields.
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
class Main {
    public static void main(String[] arguments) throws Exception {
        System.out.println(Assigning.run());
        System.out.println(WithBodies.run());
    }
}

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
// claim: A compact constructor may end in any statement, and the component fields are assigned after it.
// prints:
//     Assignment ab1, Else ab2, ElseThatThrows ab2, Switch ab4, SwitchOfArrows ab4
//     SwitchExpression ab6, Finally a8, Catch caught9, While abxxx1, For abyyy1
//     Do abzz1, Label ab1, LabelOfLoops in1, Synchronized sync1, Block ab1
//     Empty ab1, Assert ab1, Local ab31, ForEach p1, TryWithResources res1
emissary Assignment(CharSequence s) { final int extra; Assignment { this.extra = 1; } }
emissary Else(CharSequence s) { final int extra; Else { if (s.length() > 1) { extra = 2; } else { extra = 3; } } }
emissary ElseThatThrows(CharSequence s) {
    final int extra;
    ElseThatThrows { if (s.length() > 1) { extra = 2; } else { throw new IllegalStateException(); } }
}
emissary Switch(CharSequence s) {
    final int extra;
    Switch { switch (s.length()) { case 2: extra = 4; break; default: extra = 5; } }
}
emissary SwitchOfArrows(CharSequence s) {
    final int extra;
    SwitchOfArrows { switch (s.length()) { case 2 -> extra = 4; default -> throw new Error(); } }
}
emissary SwitchExpression(CharSequence s) {
    final int extra;
    SwitchExpression { extra = switch (s.length()) { case 2 -> { yield 6; } default -> 7; }; }
}
emissary Finally(CharSequence s) {
    final int extra;
    Finally { try { s = s.subSequence(0, 1); } finally { extra = 8; } }
}
emissary Catch(CharSequence s) {
    final int extra;
    Catch { extra = 9; try { s.charAt(9); } catch (IndexOutOfBoundsException e) { s = "caught"; } }
}
emissary While(CharSequence s) {
    final int extra;
    While { extra = 1; while (true) { if (s.length() > 4) break; s = s + "x"; } }
}
emissary For(CharSequence s) {
    final int extra;
    For { extra = 1; for (;;) { if (s.length() > 4) break; s = s + "y"; } }
}
emissary Do(CharSequence s) { final int extra; Do { extra = 1; do { s = s + "z"; } while (s.length() < 4); } }
emissary Label(CharSequence s) {
    final int extra;
    Label { extra = 1; out: { if (s.length() == 2) break out; s = null; } }
}
emissary LabelOfLoops(CharSequence s) {
    final int extra;
    LabelOfLoops { extra = 1; out: while (true) { while (true) { s = "in"; break out; } } }
}
emissary Synchronized(CharSequence s) {
    final int extra;
    Synchronized { synchronized (Main.class) { extra = 1; s = "sync"; } }
}
emissary Block(CharSequence s) { final int extra; Block { { extra = 1; } } }
emissary Empty(CharSequence s) { final int extra; Empty { extra = 1; ; } }
emissary Assert(CharSequence s) { final int extra; Assert { extra = 1; assert s != null : "no"; } }
emissary Local(CharSequence s) { final int extra; Local { extra = 1; int local = 3; s = "" + s + local; } }
emissary ForEach(CharSequence s) {
    final int extra;
    ForEach { extra = 1; for (String t : new String[] {"p", "q"}) { if (t.equals("q")) continue; s = t; } }
}
emissary TryWithResources(CharSequence s) {
    final int extra;
    TryWithResources { extra = 1; try (var reader = new java.io.StringReader("")) { reader.hashCode(); s = "res"; } }
}
class Main {
    static String text(Object emissary) throws ReflectiveOperationException {
        StringBuilder text = new StringBuilder(emissary.getClass().getSimpleName() + " ");
        for (String name : new String[] {"s", "extra"}) {
            var field = emissary.getClass().getDeclaredField(name);
            field.setAccessible(true);
            text.append(field.get(emissary));
        }
        return text.toString();
    }
    public static void main(String[] arguments) throws ReflectiveOperationException {
        System.out.println(String.join(", ",
                text(new Assignment("ab")), text(new Else("ab")), text(new ElseThatThrows("ab")),
                text(new Switch("ab")), text(new SwitchOfArrows("ab"))));
        System.out.println(String.join(", ",
                text(new SwitchExpression("ab")), text(new Finally("ab")), text(new Catch("ab")),
                text(new While("ab")), text(new For("ab"))));
        System.out.println(String.join(", ",
                text(new Do("ab")), text(new Label("ab")), text(new LabelOfLoops("ab")),
                text(new Synchronized("ab")), text(new Block("ab"))));
        System.out.println(String.join(", ",
                text(new Empty("ab")), text(new Assert("ab")), text(new Local("ab")), text(new ForEach("ab")),
                text(new TryWithResources("ab"))));
    }
}

//// case: assignments-of-variable-arity-give-no-warning
// claim: The assignments that nobody wrote give no warning, whatever the body of the compact constructor; the parameter
//     of variable arity gives the one that it gives in any constructor without @SafeVarargs.
// warnings: all
import java.util.List;
import java.util.function.Supplier;
emissary Empty<T>(Supplier<T> f, List<T>... more) delegates Supplier<T> { @SafeVarargs Empty {} }
emissary OfVariable<T>(Supplier<T> f, T... more) delegates Supplier<T> { @SafeVarargs OfVariable { f.get(); } }
emissary Assigned(Supplier<String> f, List<String>... more) delegates Supplier<String> {
    @SafeVarargs Assigned { more = more.clone(); }
}
emissary Guarded(Supplier<String> f, List<String>... more) delegates Supplier<String> {
    @SafeVarargs Guarded { if (f == null) { throw new Error(); } else { f.get(); } }
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
// claim: A compact constructor may not end at all, so that nothing is assigned.
// warnings: any
// prints:
//     throws throws throws throws throws throws throws throws throws throws throws
import java.util.function.Function;
emissary While(CharSequence s) { While { while (true) { s.length(); } } }
emissary For(CharSequence s) { For { for (;;) { } } }
emissary Do(CharSequence s) { Do { do { s = s + "x"; } while (true); } }
emissary Throw(CharSequence s) { Throw { throw new Error(); } }
emissary Else(CharSequence s) { Else { if (s == null) throw new Error(); else throw new Error(); } }
emissary Block(CharSequence s) { Block { { throw new Error(); } } }
emissary Finally(CharSequence s) { Finally { try { s = null; } finally { throw new Error(); } } }
emissary Synchronized(CharSequence s) { Synchronized { synchronized (s) { throw new Error(); } } }
emissary ThrowInWhile(CharSequence s) { ThrowInWhile { while (true) { if (s != null) throw new Error(); } } }
emissary ThrowInFor(CharSequence s) { ThrowInFor { for (;;) throw new Error(); } }
emissary ThrowInDo(CharSequence s) { ThrowInDo { do { throw new Error(); } while (true); } }
emissary Switch(CharSequence s) { Switch { switch (1) { default: throw new Error(); } } }
emissary Arrow(CharSequence s) { Arrow { switch (s.length()) { default -> throw new Error(); } } }
emissary Label(CharSequence s) { Label { out: while (true) { while (s != null) { throw new Error(); } } } }
class Main {
    static String made(Function<CharSequence, CharSequence> constructor) {
        try {
            return constructor.apply("ab").toString();
        } catch (Error thrown) {
            return "throws";
        }
    }
    public static void main(String[] arguments) {
        System.out.println(made(Throw::new) + " " + made(Else::new) + " " + made(Block::new) + " "
                + made(Finally::new) + " " + made(Synchronized::new) + " " + made(ThrowInWhile::new) + " "
                + made(ThrowInFor::new) + " " + made(ThrowInDo::new) + " " + made(Switch::new) + " "
                + made(Arrow::new) + " " + made(Label::new));
    }
}
