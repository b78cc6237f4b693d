// clauses: EM-CLASS-2
// claim: The elements of an annotation of a component, and its repetition, are the same on the field and on the
//     parameter.
// class X: final class X extends dev.emissary.lang.Emissary implements CharSequence
// fields of X:
//     @Tag(kind=FIELD, nested=@Deprecated(since="9"), numbers=8, types={String[].class, int.class}, value="ab") private final CharSequence s
//     static final String TEXT
// constructors of X:
//     X(@Tag(kind=FIELD, nested=@Deprecated(since="9"), numbers=8, types={String[].class, int.class}, value="ab") CharSequence)
// class Repeated: final class Repeated extends dev.emissary.lang.Emissary implements CharSequence
// fields of Repeated: @Items({@Item(1), @Item(2)}) private final CharSequence s
// constructors of Repeated: Repeated(@Items({@Item(1), @Item(2)}) CharSequence)
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @interface Tag {
    String value(); Class<?>[] types() default {}; int[] numbers() default {};
    Deprecated nested() default @Deprecated; ElementType kind() default ElementType.TYPE;
}
emissary X(
        @Tag(value = "a" + X.TEXT, types = {String[].class, int.class}, numbers = 1 << 3,
             nested = @Deprecated(since = "9"), kind = java.lang.annotation.ElementType.FIELD)
        CharSequence s) {
    static final String TEXT = "b";
}
@Retention(RetentionPolicy.RUNTIME) @Repeatable(Items.class) @interface Item { int value(); }
@Retention(RetentionPolicy.RUNTIME) @interface Items { Item[] value(); }
emissary Repeated(@Item(1) @Item(2) CharSequence s);
