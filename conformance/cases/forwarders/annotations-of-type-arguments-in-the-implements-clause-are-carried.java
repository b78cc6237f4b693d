// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of type arguments in the implements clause.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface Foo<T> { T f(List<T> l); }
abstract class Sub implements Foo<String> {}
//// step 2: X.java
emissary X(Sub sub) implements Foo<@A(1) String>;
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<@A(1) String> {
    private final Sub sub;
    X(Sub sub) { this.sub = sub; }
    public @A(1) String f(List<@A(1) String> arg0) { return sub.f(arg0); }
}
