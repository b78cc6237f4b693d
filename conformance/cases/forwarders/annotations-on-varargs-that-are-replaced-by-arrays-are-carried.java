// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on varargs that are replaced by arrays.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@SuppressWarnings("unchecked") interface Foo<T> { void f(@A(1) T @A(2) ... ts); List<? extends @A(3) T @A(4) []> g(List<? super @A(5) T>[] l); }
//// step 2: X.java
emissary X(Foo<long[][]> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<long[][]> {
    private final Foo<long[][]> foo;
    X(Foo<long[][]> foo) { this.foo = foo; }
    public void f(long @A(2) [] @A(1) [] ... arg0) { foo.f(arg0); }
    public List<? extends long @A(4) [] @A(3) [][]> g(List<? super long @A(5) [][]>[] arg0) { return foo.g(arg0); }
}
