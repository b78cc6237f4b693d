// clauses: EM-FWD-7
// claim: An annotation of a type argument that stands first is one of the declaration too.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
@Target(ElementType.TYPE_USE) @Repeatable(Many.class) @interface Some { int value(); }
@Target(ElementType.TYPE_USE) @interface Many { Some[] value(); }
@SuppressWarnings("unchecked") interface Foo<T, U> { T f(T t, List<T> l); T[] g(T... t); U h(U[] u); @B U i(U[][] u); }
//// step 2: X.java
emissary X<E>(Foo<@Both("1") E, @Both("2") String @Both("3") []> foo);
//// same: X.java
import java.util.*;
final class X<E> extends dev.emissary.lang.Emissary
        implements Foo<@Both("1") E, @Both("2") String @Both("3") []> {
    private final Foo<@Both("1") E, @Both("2") String @Both("3") []> foo;
    X(Foo<@Both("1") E, @Both("2") String @Both("3") []> foo) { this.foo = foo; }
    public @Both("1") E f(@Both("1") E arg0, List<@Both("1") E> arg1) { return foo.f(arg0, arg1); }
    public @Both("1") E[] g(@Both("1") E... arg0) { return foo.g(arg0); }
    public @Both("2") String @Both("3") [] h(@Both("2") String[] @Both("3") [] arg0) { return foo.h(arg0); }
    public @Both("2") String @B @Both("3") [] i(@Both("2") String[][] @Both("3") [] arg0) {
        return foo.i(arg0);
    }
}
