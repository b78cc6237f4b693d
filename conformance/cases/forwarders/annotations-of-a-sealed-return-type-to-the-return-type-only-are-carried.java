// clauses: EM-FWD-7, EM-FWD-5
// claim: A forwarder carries the annotations of a sealed return type to the return type only.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
interface Foo<T> { @A(1) Foo<@A(2) T> self(@B T t); @Both Foo<T> more(); }
//// step 2: X.java
emissary X<E>(Foo<E> foo);
//// same: X.java
final class X<E> extends dev.emissary.lang.Emissary implements Foo<E> {
    private final Foo<E> foo;
    X(Foo<E> foo) { this.foo = foo; }
    public @A(1) Foo<@A(2) E> self(@B E arg0) { Foo<E> r = foo.self(arg0); return r == foo ? this : r; }
    public @Both Foo<E> more() { Foo<E> r = foo.more(); return r == foo ? this : r; }
}
