// clauses: EM-CLASS-2
// claim: An annotation that applies to neither is an error.
//// X.java
public emissary X(
    Runnable r,
    @Tag CharSequence s);  // error
//// Tag.java
import java.lang.annotation.*;
@Target({ElementType.TYPE, ElementType.LOCAL_VARIABLE, ElementType.CONSTRUCTOR}) @Retention(RetentionPolicy.RUNTIME) public @interface Tag { }
