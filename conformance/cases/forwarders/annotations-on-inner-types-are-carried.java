// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on inner types.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
class Outer<T> { class Inner<U> { class In {} } static class Nested<V> { class Deep {} } }
interface Foo<T> {
    @A(1) Outer<@A(2) T>.@A(3) Inner<@A(4) String>.@A(5) In @A(6) [] f(Outer.@A(7) Nested<@A(8) ?>.@A(9) Deep d);
    Outer<String>.@Both("1") Inner<T> g();
}
//// step 2: X.java
emissary X<E>(Foo<E> foo);
//// same: X.java
final class X<E> extends dev.emissary.lang.Emissary implements Foo<E> {
    private final Foo<E> foo;
    X(Foo<E> foo) { this.foo = foo; }
    public @A(1) Outer<@A(2) E>.@A(3) Inner<@A(4) String>.@A(5) In @A(6) [] f(Outer.@A(7) Nested<@A(8) ?>.@A(9) Deep arg0) { return foo.f(arg0); }
    public Outer<String>.@Both("1") Inner<E> g() { return foo.g(); }
}
