// clauses: EM-FWD-7
// claim: A forwarder leaves declaration annotations of type parameters to the interface.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Decl {}
interface Foo { <@Decl T, @A U> T f(U u); }
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public <T, @A U> T f(U arg0) { return foo.f(arg0); }
}
