// clauses: EM-FWD-7
// claim: A forwarder carries the annotations of the most specific method only.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
interface Top { @A(1) Object f(@A(2) String s); default @A(3) String g() { return ""; } }
interface Middle extends Top { @B String f(String s); }
interface Bottom extends Middle, Top {}
//// step 2: X.java
emissary X(Bottom bottom);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements Bottom {
    private final Bottom bottom;
    X(Bottom bottom) { this.bottom = bottom; }
    public @B String f(String arg0) { return bottom.f(arg0); }
    public @A(3) String g() { return bottom.g(); }
}
