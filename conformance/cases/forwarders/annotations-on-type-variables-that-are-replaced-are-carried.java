// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on type variables that are replaced.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
interface Foo<T, U> { @A(1) T f(@A(2) T t, List<@A(3) U> l, @A(4) U @A(5) [] us); @Both T g(); }
//// step 2: X.java
import java.util.*;
emissary X<E>(Foo<String, List<E>> foo);
//// same: X.java
import java.util.*;
final class X<E> extends dev.emissary.lang.Emissary implements Foo<String, List<E>> {
    private final Foo<String, List<E>> foo;
    X(Foo<String, List<E>> foo) { this.foo = foo; }
    public @A(1) String f(
            @A(2) String arg0, List<@A(3) List<E>> arg1, @A(4) List<E> @A(5) [] arg2) {
        return foo.f(arg0, arg1, arg2);
    }
    public @Both String g() { return foo.g(); }
}
