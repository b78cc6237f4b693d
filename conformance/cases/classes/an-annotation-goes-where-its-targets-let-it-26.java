// clauses: EM-CLASS-2
// claim: An annotation of a component goes to the field and to the parameter as far as its targets allow.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
//// X.java
public emissary X(@Tag CharSequence s);
//// Tag.java
import java.lang.annotation.*;
@Target({ElementType.RECORD_COMPONENT, ElementType.PARAMETER, ElementType.METHOD}) @Retention(RetentionPolicy.RUNTIME) public @interface Tag { }
