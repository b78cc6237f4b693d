// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on type variables that are replaced by arrays.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface Foo<T> { @A(1) T f(@A(2) T t); }
//// step 2: X.java
emissary X(Foo<String[]> foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo<String[]> {
    private final Foo<String[]> foo;
    X(Foo<String[]> foo) { this.foo = foo; }
    public String @A(1) [] f(String @A(2) [] arg0) { return foo.f(arg0); }
}
