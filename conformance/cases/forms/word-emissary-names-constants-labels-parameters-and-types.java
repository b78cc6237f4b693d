// clauses: EM-FORM-2, EM-EQ-3
// claim: The word emissary names enum constants, labels, lambda parameters, selectors of switches, types of every kind,
//     and a return type that is qualified or follows type parameters, annotated too.
// warnings: any
// plain: same
import java.util.function.*;
enum First { emissary, b; First x = null; }
enum Last { b, emissary }
enum WithBody { emissary() { int f() { return 1; } }, b(2); WithBody(int i) {} WithBody() { this(0); } int f() { return 0; } }
enum WithField { emissary(1); final int x; WithField(int x) { this.x = x; } WithField other() { return WithField.emissary; } }
class Labels {
    void f() {
        emissary: for (;;) { if (hashCode() == 1) break emissary; continue emissary; }
    }
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
