// clauses: EM-FWD-7
// claim: An annotation of a type argument that stands inside is one of the type only.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
class Outer<T> { class Inner {} class Generic<U> {} static class Nested {} }
interface Foo<T, U, V> { T f(T t); U g(U u); V h(V[] v); }
//// step 2: X.java
import java.util.*;
emissary X(Foo<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary
        implements Foo<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> {
    private final Foo<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo;
    X(Foo<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo) {
        this.foo = foo;
    }
    public java.lang.@Both("1") String f(java.lang.@Both("1") String arg0) { return foo.f(arg0); }
    public Map.@Both("2") Entry<?, ?> g(Map.@Both("2") Entry<?, ?> arg0) { return foo.g(arg0); }
    public Outer<Error>.@Both("3") Inner h(Outer<Error>.@Both("3") Inner[] arg0) { return foo.h(arg0); }
}
