// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on return types and parameters.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
interface Foo { @A(1) String f(@A(2) @B(types = int.class) Object a, int b, @B @A int c); @B int n(); }
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public @A(1) String f(@A(2) @B(types = int.class) Object arg0, int arg1, @B @A int arg2) {
        return foo.f(arg0, arg1, arg2);
    }
    public @B int n() { return foo.n(); }
}
