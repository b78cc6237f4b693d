// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on throws clauses that are narrowed.
// together: same
//// Types.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
interface One { void m() throws @A(1) CloneNotSupportedException, @A(2) InterruptedException; }
interface Two { void m() throws @A(2) InterruptedException; }
interface All extends One, Two {}
//// step 2: X.java
emissary X(All all);
//// same: X.java
final class X extends dev.emissary.lang.Emissary implements All {
    private final All all;
    X(All all) { this.all = all; }
    public void m() throws @A(2) InterruptedException { all.m(); }
}
