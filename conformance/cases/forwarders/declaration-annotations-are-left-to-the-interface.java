// clauses: EM-FWD-7
// claim: A forwarder leaves declaration annotations to the interface.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Decl {}
@Retention(RetentionPolicy.RUNTIME) @interface Anywhere {}
@FunctionalInterface interface Foo {
    @Decl @Anywhere @SuppressWarnings("unused") String f(@Decl @Anywhere String a);
}
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public String f(String arg0) { return foo.f(arg0); }
}
