// The word emissary, which is a name in all other places.
// clauses: EM-FORM-2, EM-EQ-3

//// case: another-annotation-of-the-name-on-a-keyword-emissary-is-an-ordinary-one (EM-FORM-3, EM-FORM-7)
// class A: @Emissary({String.class}) final class A extends dev.emissary.lang.Emissary implements Runnable
// annotations of A:
//     @Emissary[value, [Ljava/lang/String;]]
//     @dev.emissary.Emissary
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME)
@interface Emissary { Class<?>[] value() default {}; }
@Emissary(String.class) emissary A(Runnable r);

//// case: emissary-may-be-named-emissary (EM-FORM-2)
// class emissary:
//     final class emissary<emissary extends Runnable> extends dev.emissary.lang.Emissary implements Runnable
// methods of emissary: public void run()
emissary emissary<emissary extends Runnable>(emissary emissary) implements Runnable;
class X { emissary<Runnable> e = new emissary<>(null); }

//// case: method-with-return-type-emissary-is-one-error (EM-FORM-2, EM-DIAG-1, EM-DIAG-3)
// says:
//     keyword=off
interface emissary { }
class A {
    emissary none() { return null; }  // error: keyword.method at return
    emissary overloaded(int x) { if (x == 0) { return null; } throw new Error(); }  // error: keyword.method at if
    static emissary overloaded(Runnable r) {
        int i = 0;
        String brace = "}";
        r.run();
        throw null;  // error: keyword.method at throw
    }
    emissary thrower(Runnable r) throws Exception { int i = 1; }  // error: keyword.method at throws
    emissary idle(Runnable r) throws Exception { /* {} */ }  // error: keyword.method at throws
    void method() {
        emissary local(Runnable r) { return null; }  // error: keyword.method at return
    }
}
interface B { emissary make(Runnable r) throws Exception; }  // error: keyword.method at throws

//// case: method-that-returns-a-type-named-emissary (EM-FORM-2)
// class A$f: static final class A$f extends dev.emissary.lang.Emissary implements Runnable
// methods of A$f: public void run()
class A {
    static class emissary { }
    emissary f(Runnable r) { }
}

//// case: word-emissary-is-a-name-beside-declarations (EM-FORM-2)
// prints: 7
class X {
    int emissary, record, sealed;
    emissary A(Runnable r);
    int emissary(int x) { return x; }
    emissary B(Runnable r) { static int emissary; int emissary() { return emissary; } }
    int m() {
        int emissary = 1;
        emissary C(Runnable r);
        emissary++;
        emissary: { emissary D(Runnable r) {} break emissary; }
        emissary E(Runnable r) { static int emissary = 3; }
        return emissary + E.emissary + emissary(2);
    }
}
// run:
System.out.println(new X().m());

//// case: word-emissary-names-annotation-types
// plain: same
// warnings: any
class X {
    @emissary X(int x) { int y; }
    @emissary Runnable f(int x) { return null; }
    @emissary int z;
    @Outer.emissary X() {}
    @emissary class Y {}
    @emissary record R(int x) {}
    void m(@emissary Runnable r) { @emissary int k = 0; for (@emissary String s : new String[0]) {} }
}
@interface emissary {}
class Outer { @interface emissary {} }

//// case: word-emissary-names-classes-in-all-uses-of-a-type-but-a-methods-return-type
// plain: same
// warnings: any
import java.util.*;
import java.util.function.*;
class A {
    emissary emissary;
    emissary one, two = null;
    emissary[] many, more[];
    private static final emissary constant = new emissary();
    List<emissary> list = new ArrayList<emissary>();
    Map<emissary, ? extends emissary> map;
    emissary.Inner inner;
    void emissary(emissary a, emissary... b) { emissary(a, b); this.emissary(a); }
    <T extends emissary> T generic(T t) { return t; }
    emissary[] array() { return new emissary[] { new emissary() }; }
    emissary.Inner qualified(emissary.Inner i) { return i; }
    List<emissary> argument(int x) { return null; }
    A.emissary nested(A.emissary e) { return e; }
    void thrower() throws emissary.Bad, A.emissary.Bad {}
    Object f(Object o) {
        emissary e = (emissary) o;
        emissary[] es = (emissary[]) o;
        final emissary last;
        if (o instanceof emissary) return e;
        if (o instanceof emissary q && q != null) { return q; }
        if (!(o instanceof final emissary q)) { return o; }
        Function<emissary, emissary> g = emissary -> emissary;
        Function<emissary, emissary> h = (emissary x) -> x;
        BiFunction<emissary, emissary, emissary> bi = (emissary x, emissary y) -> x;
        Supplier<emissary> s = emissary::new;
        IntFunction<emissary[]> t = emissary[]::new;
        Class<?> c = emissary.class;
        Object anonymous = new emissary() { int x; };
        for (emissary z : many) { z.x++; }
        for (emissary z = null; z != null; ) {}
        try { o.hashCode(); } catch (emissary.Bad bad) { }
        emissary emissary = new emissary();
        emissary.x++;
        return emissary;
    }
    static class emissary {
        int x;
        emissary() {}
        emissary(Object o) { this(); }
        Object me() { class L { Object o = emissary.this; } return emissary.this; }
        void receiver(emissary this) {}
        class Inner {}
        static class Bad extends RuntimeException { static final long serialVersionUID = 1; }
    }
    static class Sub extends emissary { Sub() { super(null); } }
}

//// case: word-emissary-names-constants-labels-parameters-and-types
// warnings: any
// plain: same
import java.util.function.*;
enum First { emissary, b; First x = null; }
enum Last { b, emissary }
enum WithBody { emissary() { int f() { return 1; } }, b(2); WithBody(int i) {} WithBody() { this(0); } int f() { return 0; } }
enum WithField { emissary(1); final int x; WithField(int x) { this.x = x; } WithField other() { return WithField.emissary; } }
class Labels {
    void f() { emissary: for (;;) { if (hashCode() == 1) break emissary; continue emissary; } }
    void g() { emissary: { break emissary; } }
}
class Lambdas {
    IntUnaryOperator one = emissary -> emissary;
    IntUnaryOperator two = (emissary) -> emissary + 1;
    IntUnaryOperator three = (int emissary) -> { return emissary; };
    IntBinaryOperator four = (emissary, other) -> emissary * other;
    enum K { emissary, b }
    int old(K k) { switch (k) { case emissary: return 1; case b: default: return 2; } }
    int arrow(K k) { return switch (k) { case emissary -> 1; case b -> 2; }; }
    int yielding(K k, int emissary) { return switch (k) { case emissary -> { yield emissary; } default -> emissary; }; }
}
interface Interfaces { interface emissary { void f(); } class C implements emissary { public void f() {} } }
class Records { record emissary(int x) { emissary { x++; } } sealed interface S permits emissary2 {} record emissary2() implements S {} }
class Enums { enum emissary { X; emissary x; } }
class Variables<emissary> { emissary x; <emissary2 extends emissary> void f(emissary2 e, emissary f) {} }
class Classes { sealed interface S permits emissary {} static final class emissary implements S {} }
class GenericResults {
    static class emissary<T> {}
    interface I { <T> emissary<T> f(T t); }
    GenericResults.emissary<String> a() { return null; }
    emissary<String> b(int x) { return null; }
    <T> GenericResults.emissary<T> c(T t) { return null; }
    static <T, U extends Comparable<U>> emissary<U> d(T t, U u) { return null; }
}
class Results {
    static class emissary {}
    Results.emissary a() { return null; }
    <T> emissary b() { return null; }
    public static <T> emissary c(T t) { int x = 1; x++; return null; }
}
class AnnotatedResults {
    @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Use {}
    static class emissary {}
    <T> @Use emissary a(T t) { return null; }
}

//// case: word-emissary-names-record-patterns
// jdk: 21
// plain: same
class A {
    record emissary(int x, Object y) {}
    int f(Object o) {
        if (o instanceof emissary(int a, emissary(int b, Object c))) return a + b;
        return switch (o) {
            case emissary(int a, String b) -> a;
            case emissary e when (e.x > 1) -> 2;
            case emissary e -> 3;
            default -> 4;
        };
    }
}
