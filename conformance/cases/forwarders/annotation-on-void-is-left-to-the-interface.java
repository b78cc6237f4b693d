// clauses: EM-FWD-7
// claim: A forwarder leaves an annotation that is no type-use on void to the interface.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
interface Foo { @Both void f(); }
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public void f() { foo.f(); }
}
