// clauses: EM-CLASS-2
// claim: The elements of an annotation of a component are the same on the field and on the parameter.
// class X:
//     public final class X extends dev.emissary.lang.Emissary implements CharSequence
// fields of X:
//     @Tag(kind=FIELD, nested=@Deprecated(since="9"), numbers=8, types={String[].class, int.class}, value="ab") private final CharSequence s
//     static final String TEXT
// constructors of X:
//     public X(@Tag(kind=FIELD, nested=@Deprecated(since="9"), numbers=8, types={String[].class, int.class}, value="ab") CharSequence)
//// Tag.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @interface Tag {
    String value(); Class<?>[] types() default {}; int[] numbers() default {};
    Deprecated nested() default @Deprecated; ElementType kind() default ElementType.TYPE;
}
//// X.java
public emissary X(
        @Tag(value = "a" + X.TEXT, types = {String[].class, int.class}, numbers = 1 << 3,
             nested = @Deprecated(since = "9"), kind = java.lang.annotation.ElementType.FIELD)
        CharSequence s) {
    static final String TEXT = "b";
}
