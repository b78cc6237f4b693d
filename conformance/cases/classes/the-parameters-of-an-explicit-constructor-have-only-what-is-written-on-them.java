// clauses: EM-CLASS-2
// claim: The parameters of an explicit constructor have only what is written on them.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// fields of X:
//     @Tag private final CharSequence s
// constructors of X:
//     public X(CharSequence)
//// Tag.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) public @interface Tag { }
//// X.java
public emissary X(@Tag CharSequence s) { public X(CharSequence s) { this.s = s; } }
