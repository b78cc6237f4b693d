// clauses: EM-FWD-7
// claim: A forwarder carries the annotations inside types.
// together: same
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
interface Foo {
    @A(1) List<@A(2) ? extends @A(3) Map<@B String, @A(4) int @A(5) [] @A(6) []>> f(
            @A(7) String @A(8) [] @A(9) ... all);
    Map.@A(10) Entry<@A(11) String, @B Integer> entry(List<@A(12) ? super @A(13) Number> l);
}
//// step 2: X.java
emissary X(Foo foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo {
    private final Foo foo;
    X(Foo foo) { this.foo = foo; }
    public @A(1) List<@A(2) ? extends @A(3) Map<@B String, @A(4) int @A(5) [] @A(6) []>> f(
            @A(7) String @A(8) [] @A(9) ... arg0) {
        return foo.f(arg0);
    }
    public Map.@A(10) Entry<@A(11) String, @B Integer> entry(List<@A(12) ? super @A(13) Number> arg0) {
        return foo.entry(arg0);
    }
}
