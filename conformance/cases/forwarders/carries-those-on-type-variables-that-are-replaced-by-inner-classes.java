// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on type variables that are replaced by inner classes.
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Decl {}
@Retention(RetentionPolicy.RUNTIME) @interface Anywhere {}
class Outer { class Inner {} }
interface Foo<T> { @A(1) T f(List<@A(2) T> l); }
//// X.java
import java.lang.annotation.*;
import java.util.*;
emissary X(Foo<Outer.Inner> foo);
//// same: X.java
import java.lang.annotation.*;
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<Outer.Inner> {
    private final Foo<Outer.Inner> foo;
    X(Foo<Outer.Inner> foo) { this.foo = foo; }
    public Outer.@A(1) Inner f(List<Outer.@A(2) Inner> arg0) { return foo.f(arg0); }
}
