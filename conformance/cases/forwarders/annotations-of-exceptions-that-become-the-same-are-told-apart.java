// clauses: EM-FWD-7
// claim: A forwarder tells apart exceptions that become the same.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
interface Foo<X extends Exception, Y extends Exception> { void m() throws @A(1) X, @B Y, @A(2) Exception; }
//// step 2: X.java
emissary X(Foo<Exception, @A(3) Exception> foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo<Exception, @A(3) Exception> {
    private final Foo<Exception, @A(3) Exception> foo;
    X(Foo<Exception, @A(3) Exception> foo) { this.foo = foo; }
    public void m() throws @A(1) Exception, @B @A(3) Exception, @A(2) Exception { foo.m(); }
}
