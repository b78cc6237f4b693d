// clauses: EM-FWD-7
// claim: Type-use annotations on type parameters, bounds and throws clauses are carried.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
interface Foo {
    <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(@B U u)
            throws @A(6) IllegalStateException, @B Error;
}
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(
            @B U arg0) throws @A(6) IllegalStateException, @B Error {
        return foo.f(arg0);
    }
}
