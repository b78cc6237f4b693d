// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on type variables that are replaced by nested classes.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
class Outer<T> { class Inner {} static class Nested {} }
interface Foo<T, U> { @A(1) T f(Map<@A(2) U, ? extends @A(3) T[]> m); @A(4) U @A(5) [] g(); <W extends @A(6) Comparable<@A(7) T>> W h(); }
//// step 2: X.java
emissary X<E>(Foo<Outer<E>.Inner, Outer.Nested> foo);
//// same: X.java
import java.util.*;
final class X<E> extends dev.emissary.lang.Emissary implements Foo<Outer<E>.Inner, Outer.Nested> {
    private final Foo<Outer<E>.Inner, Outer.Nested> foo;
    X(Foo<Outer<E>.Inner, Outer.Nested> foo) { this.foo = foo; }
    public Outer<E>.@A(1) Inner f(Map<Outer.@A(2) Nested, ? extends Outer<E>.@A(3) Inner[]> arg0) { return foo.f(arg0); }
    public Outer.@A(4) Nested @A(5) [] g() { return foo.g(); }
    public <W extends @A(6) Comparable<Outer<E>.@A(7) Inner>> W h() { return foo.h(); }
}
