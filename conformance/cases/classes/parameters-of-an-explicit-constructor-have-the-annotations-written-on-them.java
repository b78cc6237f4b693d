// clauses: EM-CLASS-2
// claim: The parameters of an explicit canonical constructor have the annotations that are written on them, and no
//     others.
// class X: public final class X extends dev.emissary.lang.Emissary implements CharSequence
// fields of X: @Tag private final CharSequence s
// constructors of X: public X(CharSequence)
//// Tag.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) public @interface Tag { }
//// X.java
public emissary X(@Tag CharSequence s) { public X(CharSequence s) { this.s = s; } }
