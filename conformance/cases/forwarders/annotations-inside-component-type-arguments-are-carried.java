// clauses: EM-FWD-7
// claim: A forwarder carries the annotations inside component type arguments.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface Foo<T, U> { T @A(9) [] f(Map<T, U> m); void g(@A(8) T t) throws IllegalStateException; }
//// step 2: X.java
import java.util.*;
emissary X(Foo<List<@A(1) String>, @A(2) int @A(3) []> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<List<@A(1) String>, @A(2) int @A(3) []> {
    private final Foo<List<@A(1) String>, @A(2) int @A(3) []> foo;
    X(Foo<List<@A(1) String>, @A(2) int @A(3) []> foo) { this.foo = foo; }
    public List<@A(1) String> @A(9) [] f(Map<List<@A(1) String>, @A(2) int @A(3) []> arg0) { return foo.f(arg0); }
    public void g(@A(8) List<@A(1) String> arg0) throws IllegalStateException { foo.g(arg0); }
}
