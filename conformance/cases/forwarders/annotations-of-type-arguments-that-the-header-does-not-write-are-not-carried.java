// clauses: EM-FWD-7, EM-FWD-9
// claim: A forwarder does not carry the annotations of type arguments that the header does not write.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface Foo<T> { T f(List<T> l); }
interface Sub extends Foo<@A(1) String> {}
//// step 2: X.java
emissary X(Sub sub);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Sub {
    private final Sub sub;
    X(Sub sub) { this.sub = sub; }
    public String f(List<String> arg0) { return sub.f(arg0); }
}
