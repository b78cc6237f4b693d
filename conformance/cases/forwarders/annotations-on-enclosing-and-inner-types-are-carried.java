// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on enclosing types and on inner ones.
// given: Marks, Outer
// together: same
//// Types.java
import java.util.*;
interface Enclosing<T> {
    @A(1) Outer<@A(2) T>.@A(3) Inner f(Outer<T @A(4) []>.@A(5) Generic<@A(6) T> g);
    <U extends @A(7) Outer<@A(8) T>.@A(9) Inner> void h(List<@A(10) ? extends Outer<T>.@B Inner[]> l);
}
class Deeper<T> { class Inner<U> { class In {} } static class Nested<V> { class Deep {} } }
interface Inside<T> {
    @A(1) Deeper<@A(2) T>.@A(3) Inner<@A(4) String>.@A(5) In @A(6) [] f(Deeper.@A(7) Nested<@A(8) ?>.@A(9) Deep d);
    Deeper<String>.@Both("1") Inner<T> g();
}
//// step 2: Emissaries.java
emissary OfEnclosing(Enclosing<@A(20) Outer<@A(21) String>.@A(22) Inner> foo);
emissary OfInside<E>(Inside<E> foo);
//// same: Emissaries.java
import java.util.*;
final class OfEnclosing extends dev.emissary.lang.Emissary implements Enclosing<@A(20) Outer<@A(21) String>.@A(22) Inner> {
    private final Enclosing<@A(20) Outer<@A(21) String>.@A(22) Inner> foo;
    OfEnclosing(Enclosing<@A(20) Outer<@A(21) String>.@A(22) Inner> foo) { this.foo = foo; }
    public @A(1) Outer<@A(20) Outer<@A(21) String>.@A(2) Inner>.@A(3) Inner f(
            Outer<@A(20) Outer<@A(21) String>.@A(22) Inner @A(4) []>
                    .@A(5) Generic<@A(20) Outer<@A(21) String>.@A(6) Inner> arg0) { return foo.f(arg0); }
    public <U extends @A(7) Outer<@A(20) Outer<@A(21) String>.@A(8) Inner>.@A(9) Inner> void h(
            List<@A(10) ? extends Outer<@A(20) Outer<@A(21) String>.@A(22) Inner>.@B Inner[]> arg0) {
        foo.h(arg0);
    }
}
final class OfInside<E> extends dev.emissary.lang.Emissary implements Inside<E> {
    private final Inside<E> foo;
    OfInside(Inside<E> foo) { this.foo = foo; }
    public @A(1) Deeper<@A(2) E>.@A(3) Inner<@A(4) String>.@A(5) In @A(6) [] f(Deeper.@A(7) Nested<@A(8) ?>.@A(9) Deep arg0) { return foo.f(arg0); }
    public Deeper<String>.@Both("1") Inner<E> g() { return foo.g(); }
}
