// clauses: EM-FWD-7
// claim: An annotation of a type variable stands at the type only where a declaration cannot say it.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
class Outer<T> { class Inner {} class Generic<U> {} static class Nested {} }
interface Foo<T, U, V> { @Both("1") T f(@Both("2") T t); @Both("3") U g(@Both("4") U[] u); @Both("5") V h(); }
//// step 2: X.java
emissary X(Foo<String[], Outer<Error>.Inner, Outer.Nested> foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary
        implements Foo<String[], Outer<Error>.Inner, Outer.Nested> {
    private final Foo<String[], Outer<Error>.Inner, Outer.Nested> foo;
    X(Foo<String[], Outer<Error>.Inner, Outer.Nested> foo) { this.foo = foo; }
    public String @Both("1") [] f(String @Both("2") [] arg0) { return foo.f(arg0); }
    public Outer<Error>.@Both("3") Inner g(Outer<Error>.@Both("4") Inner[] arg0) { return foo.g(arg0); }
    public @Both("5") Outer.Nested h() { return foo.h(); }
}
