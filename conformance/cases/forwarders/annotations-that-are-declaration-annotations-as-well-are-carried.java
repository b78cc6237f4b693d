// clauses: EM-FWD-7
// claim: A forwarder carries the annotations that are declaration annotations as well.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
interface Foo {
    @Both("r") String f(@Both({"p", "q"}) String a, String b);
    @Both int[] g(List<@Both String> l);
    @Both List<String> h(@Both String... all);
}
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public @Both("r") String f(@Both({"p", "q"}) String arg0, String arg1) { return foo.f(arg0, arg1); }
    public @Both int[] g(List<@Both String> arg0) { return foo.g(arg0); }
    public @Both List<String> h(@Both String... arg0) { return foo.h(arg0); }
}
