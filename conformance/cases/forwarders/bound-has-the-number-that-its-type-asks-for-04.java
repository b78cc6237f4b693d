// clauses: EM-FWD-7, EM-FWD-3
// claim: A bound has the number that its type asks for.
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Decl {}
@Retention(RetentionPolicy.RUNTIME) @interface Anywhere {}
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
class Outer<T> { class Inner {} class Generic<U> {} static class Nested {} }
interface Foo<T> { <U extends @A(1) @B T, V extends List<@A(2) T> & Comparable<@A(3) T>> void m(U u, V v); }
//// X.java
import java.lang.annotation.*;
import java.util.*;
emissary X<E>(Foo<Outer<E>.Inner> foo);
//// same: X.java
import java.lang.annotation.*;
import java.util.*;
final class X<E> extends dev.emissary.lang.Emissary implements Foo<Outer<E>.Inner> {
    private final Foo<Outer<E>.Inner> foo;
    X(Foo<Outer<E>.Inner> foo) { this.foo = foo; }
    public <U extends Outer<E>.@A(1) @B Inner, V extends List<Outer<E>.@A(2) Inner> & Comparable<Outer<E>.@A(3) Inner>> void m(U arg0, V arg1) {
        foo.m(arg0, arg1);
    }
}
