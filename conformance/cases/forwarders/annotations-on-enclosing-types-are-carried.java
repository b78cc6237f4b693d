// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on enclosing types.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
class Outer<T> { class Inner {} class Generic<U> {} static class Nested {} }
interface Foo<T> {
    @A(1) Outer<@A(2) T>.@A(3) Inner f(Outer<T @A(4) []>.@A(5) Generic<@A(6) T> g);
    <U extends @A(7) Outer<@A(8) T>.@A(9) Inner> void h(List<@A(10) ? extends Outer<T>.@B Inner[]> l);
}
//// step 2: X.java
emissary X(Foo<@A(20) Outer<@A(21) String>.@A(22) Inner> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<@A(20) Outer<@A(21) String>.@A(22) Inner> {
    private final Foo<@A(20) Outer<@A(21) String>.@A(22) Inner> foo;
    X(Foo<@A(20) Outer<@A(21) String>.@A(22) Inner> foo) { this.foo = foo; }
    public @A(1) Outer<@A(20) Outer<@A(21) String>.@A(2) Inner>.@A(3) Inner f(
            Outer<@A(20) Outer<@A(21) String>.@A(22) Inner @A(4) []>
                    .@A(5) Generic<@A(20) Outer<@A(21) String>.@A(6) Inner> arg0) { return foo.f(arg0); }
    public <U extends @A(7) Outer<@A(20) Outer<@A(21) String>.@A(8) Inner>.@A(9) Inner> void h(
            List<@A(10) ? extends Outer<@A(20) Outer<@A(21) String>.@A(22) Inner>.@B Inner[]> arg0) {
        foo.h(arg0);
    }
}
