// clauses: EM-CLASS-2
// claim: Of several annotations of a component, each goes where it applies.
// class X: public final class X extends dev.emissary.lang.Emissary implements CharSequence, Runnable, AutoCloseable
// fields of X:
//     @B @F private final @T CharSequence s
//     @F private final Runnable r
//     private final AutoCloseable c
// constructors of X: public X(@B @P @T CharSequence, Runnable, @P AutoCloseable)
//// F.java
import java.lang.annotation.*;
@Target(ElementType.FIELD) @Retention(RetentionPolicy.RUNTIME) @interface F { }
//// P.java
import java.lang.annotation.*;
@Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME) @interface P { }
//// B.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @interface B { }
//// T.java
import java.lang.annotation.*;
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface T { }
//// X.java
public emissary X(@P @F @T @B CharSequence s, @F Runnable r, @P AutoCloseable c);
