// Mistakes in compact constructors.
// clauses: EM-CTOR-2, EM-DIAG-3
// imports: java.util.*, java.util.function.*

//// case: additional-field-that-one-branch-leaves-unassigned-is-an-error (EM-CTOR-2)
emissary Tagged(CharSequence s) {
    final int extra;
    Tagged { if (s != null) { extra = 1; } else { s = ""; } }  // one error
}

//// case: assignment-of-a-component-field-in-a-compact-constructor-is-an-error (EM-CTOR-2)
emissary Plain(CharSequence s) { Plain { this.s = s; } }  // error: compact.assignment
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    InAnnotationForm { this.s = s; }  // error: compact.assignment
}
emissary Parenthesized(CharSequence s) { Parenthesized { (this).s = s; } }  // error: compact.assignment
@dev.emissary.Emissary(CharSequence.class) emissary Compound(CharSequence s, int count) {
    Compound { this.count += 1; }  // error: compact.assignment
}
emissary Qualified(CharSequence s) { Qualified { Qualified.this.s = s; } }  // error: compact.assignment
emissary InLambda(CharSequence s) { InLambda { Runnable t = () -> this.s = s; } }  // error: compact.assignment
emissary OfAnother(CharSequence s) { OfAnother { OfAnother other = new OfAnother(s); other.s = s; } }  // error

//// case: compact-constructor-declares-no-checked-exception
emissary Front(CharSequence s) { Front { throw new java.io.IOException(); } }  // one error

//// case: compact-constructor-may-be-annotated-and-its-parameters-captured (EM-CTOR-2)
// constructors of X: @Deprecated public X(T)
// prints: 4
public emissary X<T extends CharSequence>(T s) implements CharSequence {
    final java.util.function.IntSupplier length;
    /** A comment. */
    @Deprecated @SuppressWarnings({"x", "y"}) public X { length = () -> s.length(); }
}
// run:
@SuppressWarnings("deprecation") X<String> x = new X<>("four");
System.out.println(x.length.getAsInt());

//// case: compact-constructor-with-type-parameters-is-an-error (EM-CTOR-2, EM-CTOR-3)
emissary Generic(CharSequence s) { <T> Generic { } }  // any error
emissary Hiding<T>(Comparable<T> c) { <T> Hiding { T t; } }  // any error

//// case: compact-constructor-does-not-use-the-instance
// claim: A compact constructor is an early construction context: this and super, explicit or implied, are an error in
//     it, in lambdas and classes too, and in each release.
interface Sized { default int size() { return 1; } }
emissary Escapes(Runnable r) { static final List<Object> ALL = new ArrayList<>(); Escapes { ALL.add(this); } }  // error: compact.this
emissary Forwards(Runnable r) { Forwards { run(); } }  // error: compact.this
emissary CallsObject(Runnable r) { CallsObject { hashCode(); } }  // error: compact.this
emissary CallsByThis(Runnable r) { CallsByThis { this.run(); } }  // error: compact.this
emissary CallsSuper(Runnable r) { CallsSuper { super.hashCode(); } }  // error: compact.this
emissary CallsDefault(Sized s, Runnable r) implements Sized { CallsDefault { int n = Sized.super.size(); } }  // error: compact.this
emissary Reads(CharSequence s) { Reads { int n = this.s.length(); } }  // error: compact.this
emissary ReadsAdditional(Runnable r) { final int[] n = {1}; ReadsAdditional { n[0]++; } }  // error: compact.this
emissary ReadsLength(Runnable r) { final int[] n = {1}; ReadsLength { int m = n.length; } }  // error: compact.this
emissary ReadsAssigned(Runnable r) { final int n; ReadsAssigned { n = 1; int m = n; } }  // error: compact.this
emissary Counts(Runnable r) { final int n; Counts { n = 1; this.n++; } }  // error: compact.this
emissary Qualified(Runnable r) { Qualified { Object o = Qualified.this; } }  // error: compact.this
emissary Generic<T>(Supplier<T> s) { Generic { Object o = Generic.this; } }  // error: compact.this
emissary Inner(Runnable r) { class In {} Inner { new In(); } }  // error: compact.this
emissary InnerReference(Runnable r) { class In {} InnerReference { Supplier<Object> s = In::new; } }  // error: compact.this
emissary InnerSuperclass(Runnable r) { class In {} InnerSuperclass { class L extends In {} } }  // error: compact.this
emissary InnerAnonymous(Runnable r) { class In {} InnerAnonymous { Object o = new In() {}; } }  // error: compact.this
emissary InLambda(Runnable r) { InLambda { Runnable s = () -> run(); } }  // error: compact.this
emissary InReference(Runnable r) { InReference { Runnable s = this::run; } }  // error: compact.this
emissary InSuperReference(Runnable r) { InSuperReference { Supplier<String> s = super::toString; } }  // error: compact.this
emissary InLocal(Runnable r) { InLocal { class L { void m() { run(); } } } }  // error: compact.this
emissary InAnonymous(Runnable r) { InAnonymous { Object o = new Object() { Object m() { return InAnonymous.this; } }; } }  // error: compact.this
@dev.emissary.Emissary record InAnnotationForm(Runnable r) { InAnnotationForm { Object o = this; } }  // error: compact.this
class Outer { void m() { emissary Local(Runnable r) { Local { Object o = this; } } } }  // error: compact.this

//// case: compact-constructor-uses-everything-but-the-instance
// prints: 1 2 3
emissary Front(Runnable r) {
    final int x, y;
    static int s;
    class In {}
    static class Nested {}
    static Front of(Runnable r, int count) { s = count; return new Front(r); }
    static void stat() {}
    Front {
        x = 1;
        this.y = 2;
        stat();
        new Nested();
        Objects.requireNonNull(r).run();
        Runnable q = () -> stat();
        Object o = new Object() { int f; { this.f = 1; f = 2; hashCode(); run(); } void run() { super.hashCode(); } };
        class L { int z; L() { this.z = 3; } L(int i) { this(); hashCode(); Supplier<Object> t = L.this::toString; } }
        Supplier<L> make = L::new;
        record R(int a) { R { if (a > 3) throw new Error(); } int b() { return a; } }
        int k = new R(new L(1).z).b();
        if (s == 0) { Front other = of(r, k); other.run(); other.new In(); System.out.println(other.y + " " + s); }
        else { System.out.print(x() + " "); }
    }
    static int x() { return 1; }
}
emissary Explicit(Runnable r) { Explicit(Runnable r) { this.r = r; run(); hashCode(); } }
// run:
new Front(() -> {});
new Explicit(() -> {});

//// case: constructor-call-in-a-compact-constructor-is-an-error (EM-CTOR-2, EM-CTOR-3)
emissary CallsSuper(CharSequence s) { CallsSuper { super(); } }  // error: canonical.call
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    InAnnotationForm { super(); }  // error: canonical.call
}
emissary CallsThis(CharSequence s) {
    CallsThis { this(1); }  // error: canonical.call
    CallsThis(int n) { this.s = null; }  // error: constructor.call
}

//// case: errors-in-a-compact-constructor-are-those-of-a-record
emissary Redeclared(CharSequence s) { Redeclared { String s = null; } }  // one error
emissary Undefined(CharSequence s) { Undefined { undefined(); } }  // one error
emissary Local(CharSequence s) { Local { abstract class Both implements Runnable, Runnable { } } }  // error

//// case: parameter-that-a-compact-constructor-assigns-cannot-be-captured
emissary Front(CharSequence s) {
    Front {
        s = s + ""; Runnable r = () -> s.length();  // error
    }
}

//// case: return-in-a-compact-constructor-is-an-error (EM-CTOR-2)
emissary Last(CharSequence s) { Last { return; } }  // error: compact.return at return
@dev.emissary.Emissary record InAnnotationForm(CharSequence s) {
    InAnnotationForm {
        if (s == null) {
            return;  // error: compact.return at return
        }
    }
}
emissary InIf(CharSequence s) { InIf { if (s == null) { return; } } }  // error: compact.return at return
emissary InSwitch(CharSequence s) {
    InSwitch {
        switch (s.length()) {
            case 1 -> { return; }  // error: compact.return at return
            default -> { }
        }
    }
}
emissary InTry(CharSequence s) { InTry { try { return; } finally { } } }  // error: compact.return at return

//// case: second-canonical-constructor-is-an-error (EM-CTOR-2, EM-CTOR-3)
emissary Front(Runnable task) { Front { } Front(Runnable task) { this.task = task; } }  // error

//// case: unreachable-statement-in-a-compact-constructor-is-an-error
emissary Front(CharSequence s) { Front { throw new Error(); s = null; } }  // one error
