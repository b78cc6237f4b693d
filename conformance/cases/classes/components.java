// The fields of components, and where annotations of components go.
// clauses: EM-CLASS-2
// imports: java.lang.annotation.*

//// case: annotation-of-a-component-goes-where-its-targets-let-it (EM-CLASS-2, EM-FORM-3)
// claim: An annotation of a component goes to the field and to the constructor's parameter as far as it applies there,
//     and stays with the type; in both forms, and from class files. Another annotation named Target says nothing of it.
// fields of Tagged:
//     private final Runnable task
//     @Untargeted private final String a
//     @OnField private final String b
//     @OnFieldInBraces private final String c
//     private final String d
//     @OnBoth private final String e
//     @OnMethodToo private final String f
//     private final String g
//     private final @Use String h
//     @UseAndField private final @UseAndField String i
//     private final @UseAndParameter String j
//     private final @UseAndMethod String k
//     private final @UseAndType String l
//     @UseAndAll private final @UseAndAll String m
//     private final @UseAndTypeParameter String n
// constructors of Tagged:
//     public Tagged(Runnable, @Untargeted String, String, String, @OnParameter String, @OnBoth String, String, @OnComponentToo String, @Use String, @UseAndField String, @UseAndParameter @UseAndParameter String, @UseAndMethod String, @UseAndType String, @UseAndAll @UseAndAll String, @UseAndTypeParameter String)
// fields of OtherTarget:
//     @OtherTarget.Tag private final CharSequence s
// constructors of OtherTarget:
//     public OtherTarget(@OtherTarget.Tag CharSequence)
// together: same
// forms: same
//// Tags.java
import static java.lang.annotation.ElementType.*;
@Retention(RetentionPolicy.RUNTIME) @interface Untargeted {}
@Retention(RetentionPolicy.RUNTIME) @Target(FIELD) @interface OnField {}
@Retention(RetentionPolicy.RUNTIME) @Target({ElementType.FIELD}) @interface OnFieldInBraces {}
@Retention(RetentionPolicy.RUNTIME) @Target(value = PARAMETER) @interface OnParameter {}
@Retention(RetentionPolicy.RUNTIME) @java.lang.annotation.Target({FIELD, PARAMETER}) @interface OnBoth {}
@Retention(RetentionPolicy.RUNTIME) @Target({METHOD, FIELD}) @interface OnMethodToo {}
@Retention(RetentionPolicy.RUNTIME) @Target({RECORD_COMPONENT, PARAMETER, METHOD}) @interface OnComponentToo {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE}) @interface Use {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, FIELD}) @interface UseAndField {}
@Retention(RetentionPolicy.RUNTIME) @Target({PARAMETER, TYPE_USE}) @interface UseAndParameter {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, METHOD}) @interface UseAndMethod {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, TYPE}) @interface UseAndType {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, FIELD, PARAMETER, METHOD}) @interface UseAndAll {}
@Retention(RetentionPolicy.RUNTIME) @Target({TYPE_USE, TYPE_PARAMETER}) @interface UseAndTypeParameter {}
//// step 2: Tagged.java
@dev.emissary.Emissary(Runnable.class)
public emissary Tagged(
        Runnable task,
        @Untargeted String a,
        @OnField String b,
        @OnFieldInBraces String c,
        @OnParameter String d,
        @OnBoth String e,
        @OnMethodToo String f,
        @OnComponentToo String g,
        @Use String h,
        @UseAndField String i,
        @UseAndParameter String j,
        @UseAndMethod String k,
        @UseAndType String l,
        @UseAndAll String m,
        @UseAndTypeParameter String n);
//// step 2: OtherTarget.java
public emissary OtherTarget(@Tag CharSequence s) {
    @interface Target { String value(); }
    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    @Target("METHOD") @interface Tag {}
}

//// case: annotation-of-a-component-reaches-a-compact-constructor (EM-CLASS-2, EM-CTOR-2)
// fields of Tagged:
//     @OnField private final Runnable one
//     private final AutoCloseable two
//     @Untargeted private final @Use CharSequence three
// constructors of Tagged: Tagged(Runnable, @OnParameter AutoCloseable, @Untargeted @Use CharSequence)
// fields of Nested:
//     @Nested.OnField private final Runnable one
//     @Nested.Untargeted private final @Nested.Use AutoCloseable two
// constructors of Nested: Nested(Runnable, @Nested.Untargeted @Nested.Use AutoCloseable)
import static java.lang.annotation.ElementType.*;
emissary Tagged(@OnField Runnable one, @OnParameter AutoCloseable two, @Untargeted @Use CharSequence three) {
    Tagged {}
}
emissary Nested(@Nested.OnField Runnable one, @Nested.Untargeted @Nested.Use AutoCloseable two) {
    @Retention(RetentionPolicy.RUNTIME) @interface Untargeted {}
    @Retention(RetentionPolicy.RUNTIME) @Target(FIELD) @interface OnField {}
    @Retention(RetentionPolicy.RUNTIME) @Target(TYPE_USE) @interface Use {}
}
@Retention(RetentionPolicy.RUNTIME) @interface Untargeted {}
@Retention(RetentionPolicy.RUNTIME) @Target(FIELD) @interface OnField {}
@Retention(RetentionPolicy.RUNTIME) @Target(PARAMETER) @interface OnParameter {}
@Retention(RetentionPolicy.RUNTIME) @Target(TYPE_USE) @interface Use {}

//// case: annotation-that-applies-neither-to-field-nor-parameter-is-an-error
import static java.lang.annotation.ElementType.*;
@Target({METHOD}) @interface OnMethod {}
@Target({RECORD_COMPONENT}) @interface OnComponent {}
@Target({TYPE, LOCAL_VARIABLE, CONSTRUCTOR}) @interface OnType {}
@Target({TYPE_PARAMETER, PACKAGE, ANNOTATION_TYPE}) @interface OnPackage {}
@Target({}) @interface Nowhere {}
emissary InKeywordForm(
        Runnable task,
        @OnMethod CharSequence text);  // error
@dev.emissary.Emissary record InAnnotationForm(
        Runnable task,
        @OnComponent CharSequence text) {}  // error
emissary WithCompactConstructor(
        @OnType Runnable task) {  // error
    WithCompactConstructor {}
}
emissary WithExplicitConstructor(
        @OnPackage Runnable task) {  // error
    WithExplicitConstructor(Runnable task) { this.task = task; }
}
emissary OfAllKinds(
        @Nowhere Runnable task);  // error

//// case: class-around-an-emissary-reads-its-fields
// prints: true
class Main {
    private emissary Front(Runnable task) {}
    public static void main(String[] arguments) {
        Runnable task = () -> {};
        System.out.println(new Front(task).task == task);
    }
}

//// case: each-component-is-a-private-final-field-in-order (EM-CLASS-2, EM-DEL-1)
// class X: public final class X<T> extends dev.emissary.lang.Emissary implements Runnable
// methods of X: public void run()
// fields of X:
//     private final int i
//     private final Runnable r
//     private final T t
//     private final long[][] grid
//     private final java.util.Map.Entry<T, ?> entry
//     private final String[] rest
@dev.emissary.Emissary({Runnable.class})
public record X<T>(int i, Runnable r, T t, long[][] grid, java.util.Map.Entry<T, ?> entry, String... rest) { }

//// case: elements-of-an-annotation-of-a-component-stay-as-written
// class X, Repeated: final class * extends dev.emissary.lang.Emissary implements CharSequence
// fields of X:
//     @Tag(numbers={8}, types={String[].class, int.class}, nested=@Deprecated(forRemoval=false, since="9"), kind=FIELD, value="ab") private final CharSequence s
//     static final String TEXT
// constructors of X:
//     X(@Tag(numbers={8}, types={String[].class, int.class}, nested=@Deprecated(forRemoval=false, since="9"), kind=FIELD, value="ab") CharSequence)
// fields of Repeated: @Items({@Item(1), @Item(2)}) private final CharSequence s
// constructors of Repeated: Repeated(@Items({@Item(1), @Item(2)}) CharSequence)
@Retention(RetentionPolicy.RUNTIME) @interface Tag {
    String value(); Class<?>[] types() default {}; int[] numbers() default {};
    Deprecated nested() default @Deprecated; ElementType kind() default ElementType.TYPE;
}
emissary X(
        @Tag(value = "a" + X.TEXT, types = {String[].class, int.class}, numbers = 1 << 3,
             nested = @Deprecated(since = "9"), kind = java.lang.annotation.ElementType.FIELD)
        CharSequence s) { static final String TEXT = "b"; }
@Retention(RetentionPolicy.RUNTIME) @Repeatable(Items.class) @interface Item { int value(); }
@Retention(RetentionPolicy.RUNTIME) @interface Items { Item[] value(); }
emissary Repeated(@Item(1) @Item(2) CharSequence s);

//// case: mistake-in-an-annotation-of-a-component-is-one-error (EM-CLASS-2, EM-DIAG-3)
emissary Value(
    @SuppressWarnings(1) CharSequence s);  // error
emissary Element(
    @SuppressWarnings(value = "", wrong = 1) CharSequence s);  // error
emissary Repetition(
    @SuppressWarnings("") @SuppressWarnings("") CharSequence s);  // error
emissary Type(
    @Class CharSequence s);  // error
emissary Unknown(
    @Unknown CharSequence s);  // error

//// case: parameters-of-an-explicit-constructor-have-the-annotations-written-on-them
// class X: public final class X extends dev.emissary.lang.Emissary implements CharSequence
// fields of X: @Tag private final CharSequence s
// constructors of X: public X(CharSequence)
@Retention(RetentionPolicy.RUNTIME) @interface Tag { }
public emissary X(@Tag CharSequence s) { public X(CharSequence s) { this.s = s; } }

//// case: type-use-annotations-inside-a-component-type-stay-there
// class X: public final class X extends dev.emissary.lang.Emissary implements java.util.List<String>
// fields of X:
//     private final @Tag java.util.List<@Tag String> l
//     private final @Tag String @Tag [] array
//     private final String @Tag [] rest
// constructors of X: public X(@Tag java.util.List<@Tag String>, @Tag String @Tag [], String @Tag ...)
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface Tag { }
@dev.emissary.Emissary(java.util.List.class) public record X(
    java.util.@Tag List<@Tag String> l, @Tag String @Tag [] array, String @Tag ... rest) { }

//// case: repeated-annotations-stand-where-their-container-applies (EM-CLASS-2)
// prints: 1 0 0 1 1 1
//// Named.java
@Target({ElementType.FIELD, ElementType.PARAMETER}) @Repeatable(Named.OfField.class)
@Retention(RetentionPolicy.RUNTIME)
public @interface Named {
    int value();
    @Target(ElementType.FIELD) @Retention(RetentionPolicy.RUNTIME) @interface OfField { Named[] value(); }
}
//// step 2: Front.java
@Target({ElementType.FIELD, ElementType.PARAMETER}) @Repeatable(value = OfParameter.class)
@Retention(RetentionPolicy.RUNTIME) @interface Given { int value(); }
@Target(ElementType.PARAMETER) @Retention(RetentionPolicy.RUNTIME) @interface OfParameter { Given[] value(); }
emissary Front(
        @Named(1) @Named(2) Runnable first, @Given(1) @Given(2) CharSequence second, @Named(3) AutoCloseable third);
// run:
Annotation[][] parameters = Front.class.getDeclaredConstructors()[0].getParameterAnnotations();
System.out.println(Front.class.getDeclaredField("first").getAnnotations().length + " " + parameters[0].length
        + " " + Front.class.getDeclaredField("second").getAnnotations().length + " " + parameters[1].length
        + " " + Front.class.getDeclaredField("third").getAnnotations().length + " " + parameters[2].length);
