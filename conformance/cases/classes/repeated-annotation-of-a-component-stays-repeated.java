// clauses: EM-CLASS-2
// claim: A repeated annotation of a component is repeated on the field and on the parameter.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// fields of X:
//     @Tags({@Tag(1), @Tag(2)}) private final CharSequence s
// constructors of X:
//     public X(@Tags({@Tag(1), @Tag(2)}) CharSequence)
//// Tag.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag { int value(); }
@Retention(RetentionPolicy.RUNTIME) @interface Tags { Tag[] value(); }
//// X.java
public emissary X(@Tag(1) @Tag(2) CharSequence s);
