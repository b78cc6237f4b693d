// clauses: EM-CLASS-2
// claim: An annotation that applies to neither is an error.
//// Tag.java
import java.lang.annotation.*;
@Target({ElementType.METHOD}) @Retention(RetentionPolicy.RUNTIME) public @interface Tag { }
//// X.java
public @dev.emissary.Emissary record X(
    Runnable r,
    @Tag CharSequence s) { }  // error
