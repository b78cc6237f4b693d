// clauses: EM-FWD-7
// claim: A forwarder carries repeated annotations of type arguments in their container.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
interface Foo<T> { T f(List<T> l); <U extends @A(1) T> void g(@Some(1) T t, @Some(2) @Some(3) T u); }
//// step 2: X.java
emissary X(Foo<@Some(5) @A(2) @Some(6) String> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<@Some(5) @A(2) @Some(6) String> {
    private final Foo<@Some(5) @A(2) @Some(6) String> foo;
    X(Foo<@Some(5) @A(2) @Some(6) String> foo) { this.foo = foo; }
    public @Some(5) @A(2) @Some(6) String f(List<@Some(5) @A(2) @Some(6) String> arg0) { return foo.f(arg0); }
    public <U extends @Some(5) @A(1) @Some(6) String> void g(
            @Some(1) @A(2) String arg0, @Some(2) @Some(3) @A(2) String arg1) { foo.<U>g(arg0, arg1); }
}
