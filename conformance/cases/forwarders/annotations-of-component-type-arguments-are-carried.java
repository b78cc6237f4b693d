// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of component type arguments.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface Foo<T> { T f(List<T> l); }
//// step 2: X.java
emissary X(Foo<@A(1) String> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<@A(1) String> {
    private final Foo<@A(1) String> foo;
    X(Foo<@A(1) String> foo) { this.foo = foo; }
    public @A(1) String f(List<@A(1) String> arg0) { return foo.f(arg0); }
}
