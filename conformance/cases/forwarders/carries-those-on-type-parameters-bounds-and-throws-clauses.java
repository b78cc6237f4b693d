// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on type parameters bounds and throws clauses.
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
interface Foo {
    <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(@B U u)
            throws @A(6) IllegalStateException, @B Error;
}
//// X.java
import java.lang.annotation.*;
import java.util.*;
emissary X(Foo foo);
//// same: X.java
import java.lang.annotation.*;
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(
            @B U arg0) throws @A(6) IllegalStateException, @B Error {
        return foo.f(arg0);
    }
}
