// clauses: EM-FWD-7
// claim: A forwarder carries repeated annotations.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target({ElementType.TYPE_USE}) @Repeatable(Many.class) @interface Some { String value(); }
@Target({ElementType.TYPE_USE}) @interface Many { Some[] value(); }
interface Foo { @Some("a") @Some("b") String f(List<@Some("c") @Some("d") String> l); }
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public @Some("a") @Some("b") String f(List<@Some("c") @Some("d") String> arg0) { return foo.f(arg0); }
}
