// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on arrays of type variables that are replaced by arrays.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface Foo<T> { @A(1) T @A(2) [] f(List<@A(3) T[]> l); }
//// step 2: X.java
emissary X(Foo<int[]> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<int[]> {
    private final Foo<int[]> foo;
    X(Foo<int[]> foo) { this.foo = foo; }
    public int @A(2) [] @A(1) [] f(List<int[] @A(3) []> arg0) { return foo.f(arg0); }
}
