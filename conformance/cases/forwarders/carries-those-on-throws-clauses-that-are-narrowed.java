// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on throws clauses that are narrowed.
//// Types.java
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
@Target(ElementType.TYPE_USE) @interface B { Class<?>[] types() default {}; A nested() default @A(7); }
@Target({ElementType.TYPE_USE, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Both { String[] value() default {}; }
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.TYPE_PARAMETER})
@Retention(RetentionPolicy.RUNTIME) @interface Decl {}
@Retention(RetentionPolicy.RUNTIME) @interface Anywhere {}
interface One { void m() throws @A(1) CloneNotSupportedException, @A(2) InterruptedException; }
interface Two { void m() throws @A(2) InterruptedException; }
interface All extends One, Two {}
//// X.java
import java.lang.annotation.*;
import java.util.*;
emissary X(All all);
//// same: X.java
import java.lang.annotation.*;
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements All {
    private final All all;
    X(All all) { this.all = all; }
    public void m() throws @A(2) InterruptedException { all.m(); }
}
