// clauses: EM-FWD-7
// claim: A forwarder keeps the annotations of the component apart from the signatures.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
interface Foo<T> { @Both("1") T f(@Both("2") T a, @Both("3") int... b); @Both("4") void g(@Both("5") T[] l); }
//// step 2: X.java
emissary X(@Both("6") Foo<@Both("7") String> foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo<@Both("7") String> {
    private final @Both("6") Foo<@Both("7") String> foo;
    X(@Both("6") Foo<@Both("7") String> foo) { this.foo = foo; }
    public @Both("1") String f(@Both("2") String arg0, @Both("3") int... arg1) { return foo.f(arg0, arg1); }
    public void g(@Both("5") String[] arg0) { foo.g(arg0); }
}
