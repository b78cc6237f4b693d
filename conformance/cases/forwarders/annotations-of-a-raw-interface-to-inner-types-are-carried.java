// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of a raw interface to inner types.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
class Outer<T> { class Inner {} class Generic<U> {} static class Nested {} }
interface Foo<T, X extends Exception> {
    @A(1) Outer<@A(2) T>.@A(3) Inner f(Outer<T>.@A(4) Generic<T> g) throws @A(5) X;
}
//// step 2: X.java
@SuppressWarnings("rawtypes") emissary X(Foo foo);
//// same: X.java
@SuppressWarnings({"rawtypes", "unchecked"})
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public @A(1) Outer.@A(3) Inner f(Outer.@A(4) Generic arg0) throws @A(5) Exception { return foo.f(arg0); }
}
