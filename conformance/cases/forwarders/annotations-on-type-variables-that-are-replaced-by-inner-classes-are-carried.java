// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on type variables that are replaced by inner classes.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
class Outer { class Inner {} }
interface Foo<T> { @A(1) T f(List<@A(2) T> l); }
//// step 2: X.java
emissary X(Foo<Outer.Inner> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<Outer.Inner> {
    private final Foo<Outer.Inner> foo;
    X(Foo<Outer.Inner> foo) { this.foo = foo; }
    public Outer.@A(1) Inner f(List<Outer.@A(2) Inner> arg0) { return foo.f(arg0); }
}
