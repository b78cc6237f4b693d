// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of a raw interface as far as their types remain.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
interface Foo<T> {
    @A(1) List<@A(2) T> f(@A(3) T t, @B Map<@B String, @B T> @A(4) [] m);
    <@A(5) U extends @A(6) T> @A(7) U g(List<? extends @A(8) U> l);
}
//// step 2: X.java
@SuppressWarnings("rawtypes") emissary X(Foo foo);
//// same: X.java
import java.util.*;
@SuppressWarnings({"rawtypes", "unchecked"})
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public @A(1) List f(@A(3) Object arg0, @B Map @A(4) [] arg1) { return foo.f(arg0, arg1); }
    public @A(7) Object g(List arg0) { return foo.g(arg0); }
}
