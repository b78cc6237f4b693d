// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on thrown type variables.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
interface Foo<X extends Exception, Y extends Throwable> {
    void one() throws @A(1) X, @A(2) IllegalStateException, @A(3) Y;
    <Z extends @A(4) X> void two() throws @A(5) Z, @A(6) X;
}
//// step 2: X.java
emissary X<E extends Exception>(Foo<E, java.io.IOException> foo);
//// same: X.java
final class X<E extends Exception> extends dev.emissary.lang.Emissary
        implements Foo<E, java.io.IOException> {
    private final Foo<E, java.io.IOException> foo;
    X(Foo<E, java.io.IOException> foo) { this.foo = foo; }
    public void one() throws @A(1) E, @A(2) IllegalStateException, java.io.@A(3) IOException { foo.one(); }
    public <Z extends @A(4) E> void two() throws @A(5) Z, @A(6) E { foo.<Z>two(); }
}
