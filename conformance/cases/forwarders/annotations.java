// Annotations of types in signatures, which forwarders carry.
// clauses: EM-FWD-7
// imports: java.util.*, java.lang.annotation.*

//// case: annotations-in-the-bound-of-an-annotated-type-parameter-are-carried
// prints: 1 1
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.Method;
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER})
@interface Note {}
@Target(ElementType.TYPE_PARAMETER)
@interface Mark {}
interface Sink<T> { void put(T t); }
@dev.emissary.Emissary(Sink.class)
record Front<K, @Mark S extends Sink<@Note K>>(S sink) {}
// run:
Method put = Front.class.getMethod("put", Object.class);
AnnotatedParameterizedType bound =
        (AnnotatedParameterizedType) Front.class.getTypeParameters()[1].getAnnotatedBounds()[0];
System.out.println(put.getParameterAnnotations()[0].length + " "
        + bound.getAnnotatedActualTypeArguments()[0].getAnnotations().length);

//// case: annotations-of-a-local-class-are-carried
// given: Marks
// prints: 1
class Main {
    public static void main(String[] arguments) throws Exception {
        new Main().print();
    }
    void print() throws Exception {
        class Local {}
        interface Source { @A(1) Local get(); }
        emissary Front(Source source);
        System.out.println(Front.class.getMethod("get").getAnnotatedReturnType().getAnnotations().length);
    }
}

//// case: annotations-of-a-signature-are-carried (EM-FWD-7, EM-FWD-5, EM-CLASS-1)
// claim: A forwarder carries the annotations of the most specific method: on and inside its types, wildcards too, on
//     its type parameters, bounds and throws clause, of a narrowed one too, repeated ones, those that are declaration
//     annotations as well; those of a sealed result to the return type only.
// given: Marks
// together: same
//// Types.java
interface Types { @A(1) String f(@A(2) @B(types = int.class) Object a, int b, @B @A int c); @B int n(); }
interface Inside {
    @A(1) List<@A(2) ? extends @A(3) Map<@B String, @A(4) int @A(5) [] @A(6) []>> f(
            @A(7) String @A(8) [] @A(9) ... all);
    Map.@A(10) Entry<@A(11) String, @B Integer> entry(List<@A(12) ? super @A(13) Number> l);
}
interface Parameters {
    <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(@B U u)
            throws @A(6) IllegalStateException, @B Error;
}
interface Declarations {
    @Both("r") String f(@Both({"p", "q"}) String a, String b);
    @Both int[] g(List<@Both String> l);
    @Both List<String> h(@Both String... all);
}
interface Top { @A(1) Object f(@A(2) String s); default @A(3) String g() { return ""; } }
interface Middle extends Top { @B String f(String s); }
interface Bottom extends Middle, Top {}
interface Fluent<T> { @A(1) Fluent<@A(2) T> self(@B T t); @Both Fluent<T> more(); }
interface Variables<X extends Exception, Y extends Throwable> {
    void one() throws @A(1) X, @A(2) IllegalStateException, @A(3) Y;
    <Z extends @A(4) X> void two() throws @A(5) Z, @A(6) X;
}
interface One { void m() throws @A(1) CloneNotSupportedException, @A(2) InterruptedException; }
interface Two { void m() throws @A(2) InterruptedException; }
interface All extends One, Two {}
interface Wildcards<T> { List<? extends @A(1) Object> m(List<? extends @A(2) Object> list, T t); }
//// step 2: Emissaries.java
emissary OfTypes(Types foo);
emissary OfInside(Inside foo);
emissary OfParameters(Parameters foo);
emissary OfDeclarations(Declarations foo);
emissary OfBottom(Bottom bottom);
emissary OfFluent<E>(Fluent<E> foo);
emissary OfVariables<E extends Exception>(Variables<E, java.io.IOException> foo);
emissary OfAll(All all) delegates All implements java.util.@A(9) RandomAccess;
emissary OfWildcards(Wildcards<List<? extends @A(3) Object>> foo);
//// same: Emissaries.java
emissary OfTypes(Types foo) {
    public @A(1) String f(@A(2) @B(types = int.class) Object arg0, int arg1, @B @A int arg2) {
        return foo.f(arg0, arg1, arg2);
    }
    public @B int n() { return foo.n(); }
}
emissary OfInside(Inside foo) {
    public @A(1) List<@A(2) ? extends @A(3) Map<@B String, @A(4) int @A(5) [] @A(6) []>> f(
            @A(7) String @A(8) [] @A(9) ... arg0) { return foo.f(arg0); }
    public Map.@A(10) Entry<@A(11) String, @B Integer> entry(List<@A(12) ? super @A(13) Number> arg0) {
        return foo.entry(arg0);
    }
}
emissary OfParameters(Parameters foo) {
    public <@A(1) T extends @A(2) Object & @A(3) Comparable<@A(4) T>, @B U extends List<@B T>> @A(5) T f(
            @B U arg0) throws @A(6) IllegalStateException, @B Error { return foo.f(arg0); }
}
emissary OfDeclarations(Declarations foo) {
    public @Both("r") String f(@Both({"p", "q"}) String arg0, String arg1) { return foo.f(arg0, arg1); }
    public @Both int[] g(List<@Both String> arg0) { return foo.g(arg0); }
    public @Both List<String> h(@Both String... arg0) { return foo.h(arg0); }
}
emissary OfBottom(Bottom bottom) {
    public @B String f(String arg0) { return bottom.f(arg0); }
    public @A(3) String g() { return bottom.g(); }
}
emissary OfFluent<E>(Fluent<E> foo) {
    public @A(1) Fluent<@A(2) E> self(@B E arg0) { Fluent<E> r = foo.self(arg0); return r == foo ? this : r; }
    public @Both Fluent<E> more() { Fluent<E> r = foo.more(); return r == foo ? this : r; }
}
emissary OfVariables<E extends Exception>(Variables<E, java.io.IOException> foo) {
    public void one() throws @A(1) E, @A(2) IllegalStateException, java.io.@A(3) IOException { foo.one(); }
    public <Z extends @A(4) E> void two() throws @A(5) Z, @A(6) E { foo.<Z>two(); }
}
final class OfAll extends dev.emissary.lang.Emissary implements All, java.util.@A(9) RandomAccess {
    private final All all;
    OfAll(All all) { this.all = all; }
    public void m() throws @A(2) InterruptedException { all.m(); }
}
emissary OfWildcards(Wildcards<List<? extends @A(3) Object>> foo) {
    public List<? extends @A(1) Object> m(
            List<? extends @A(2) Object> arg0, List<? extends @A(3) Object> arg1) {
        return foo.m(arg0, arg1);
    }
}

//// case: annotations-of-bounds-stay-at-bounds-of-every-kind (EM-FWD-7, EM-FWD-3)
// claim: The annotations on a type variable of the interface are said, in bounds, of what stands in for it: a
//     class, a nested type, or another type variable.
// given: Marks, Outer
// together: same
//// Types.java
interface Foo<T> { <U extends @A(1) @B T, V extends List<@A(2) T> & Comparable<@A(3) T>> void m(U u, V v); }
//// step 2: Emissaries.java
emissary OfClass<E>(Foo<String> foo);
emissary OfNested<E>(Foo<Map.Entry<E, E>> foo);
emissary OfVariable<E>(Foo<E> foo);
//// same: Emissaries.java
emissary OfClass<E>(Foo<String> foo) {
    public <U extends @A(1) @B String, V extends List<@A(2) String> & Comparable<@A(3) String>> void m(
            U arg0, V arg1) { foo.m(arg0, arg1); }
}
emissary OfNested<E>(Foo<Map.Entry<E, E>> foo) {
    public <U extends Map.@A(1) @B Entry<E, E>, V extends List<Map.@A(2) Entry<E, E>> & Comparable<Map.@A(3) Entry<E, E>>> void m(
            U arg0, V arg1) { foo.m(arg0, arg1); }
}
emissary OfVariable<E>(Foo<E> foo) {
    public <U extends @A(1) @B E, V extends List<@A(2) E> & Comparable<@A(3) E>> void m(
            U arg0, V arg1) { foo.m(arg0, arg1); }
}

//// case: annotations-of-interfaces-further-down-in-the-file-are-carried
// together: same
//// Types.java
@Target(ElementType.TYPE_USE) @Retention(RetentionPolicy.RUNTIME) @interface A { int value() default 0; }
//// step 2: X.java
class Outer {
    static emissary X(Outer.Foo foo);
    interface Foo extends Later { @C(N) String f(@D String s); }
    static final String N = "n" + 1;
}
interface Later { <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> l) throws @D Exception; }
@Target({ElementType.TYPE_USE}) @interface C { String value(); }
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.METHOD}) @interface D {}
//// same: X.java
class Outer {
    static emissary X(Outer.Foo foo) {
        public @C(N) String f(@D String arg0) { return foo.f(arg0); }
        public <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> arg0) throws @D Exception {
            return foo.g(arg0);
        }
    }
    interface Foo extends Later { @C(N) String f(@D String s); }
    static final String N = "n" + 1;
}
interface Later { <@C(Outer.N) T extends @D Object> @D T g(List<@C("l") T> l) throws @D Exception; }
@Target({ElementType.TYPE_USE}) @interface C { String value(); }
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.METHOD}) @interface D {}

//// case: annotations-on-inner-types-and-of-raw-ones-are-carried
// given: Marks, Outer
// together: same
//// Types.java
class Deeper<T> { class Inner<U> { class In {} } static class Nested<V> { class Deep {} } }
interface Inside<T> {
    @A(1) Deeper<@A(2) T>.@A(3) Inner<@A(4) String>.@A(5) In @A(6) [] f(Deeper.@A(7) Nested<@A(8) ?>.@A(9) Deep d);
    Deeper<String>.@Both("1") Inner<T> g();
}
interface Generic<T> {
    @A(1) List<@A(2) T> f(@A(3) T t, @B Map<@B String, @B T> @A(4) [] m);
    <@A(5) U extends @A(6) T> @A(7) U g(List<? extends @A(8) U> l);
}
interface Throwing<T extends List<String>, X extends Exception> { @A(1) T @A(2) [] f(@A(3) T t, List<@A(4) int @A(5) []> l) throws @A(6) X, @A(7) Error; Map.@A(8) Entry<@A(9) T, T> g(); }
//// step 2: Emissaries.java
emissary OfInside<E>(Inside<E> foo);
@SuppressWarnings("rawtypes") emissary OfGeneric(Generic foo);
@SuppressWarnings("rawtypes") emissary OfThrowing(Throwing foo);
//// same: Emissaries.java
emissary OfInside<E>(Inside<E> foo) {
    public @A(1) Deeper<@A(2) E>.@A(3) Inner<@A(4) String>.@A(5) In @A(6) [] f(Deeper.@A(7) Nested<@A(8) ?>.@A(9) Deep arg0) { return foo.f(arg0); }
    public Deeper<String>.@Both("1") Inner<E> g() { return foo.g(); }
}
@SuppressWarnings({"rawtypes", "unchecked"}) emissary OfGeneric(Generic foo) {
    public @A(1) List f(@A(3) Object arg0, @B Map @A(4) [] arg1) { return foo.f(arg0, arg1); }
    public @A(7) Object g(List arg0) { return foo.g(arg0); }
}
@SuppressWarnings({"rawtypes", "unchecked"}) emissary OfThrowing(Throwing foo) {
    public @A(1) List @A(2) [] f(@A(3) List arg0, List arg1) throws @A(6) Exception, @A(7) Error { return foo.f(arg0, arg1); }
    public Map.@A(8) Entry g() { return foo.g(); }
}

//// case: annotations-that-say-what-may-be-null-are-carried (EM-FWD-7, EM-FWD-5)
// prints:
//     find [Nullable] [[Nonnull], []]
//     lower [] [[NotNull]]
//     self [NonNull] []
//// javax/annotation/Nullable.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) public @interface Nullable {}
//// javax/annotation/Nonnull.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) public @interface Nonnull { int when() default 0; }
//// org/jetbrains/annotations/NotNull.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) @Target({ElementType.METHOD, ElementType.PARAMETER})
public @interface NotNull { String value() default ""; }
//// org/springframework/lang/NonNull.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) public @interface NonNull {}
//// p/Nullable.java
import java.lang.annotation.*;
@Retention(RetentionPolicy.RUNTIME) public @interface Nullable {}
//// p/Finder.java
import javax.annotation.Nonnull;
import org.jetbrains.annotations.NotNull;
public interface Finder<K, V> {
    @javax.annotation.Nullable V find(@Nonnull(when = 1) K key, @Nullable K other);
    @Nullable String lower(@NotNull("text") String text);
    @org.springframework.lang.NonNull Finder<K, V> self();
}
//// Main.java
emissary Front<V>(p.Finder<String[], V> finder);
// run:
java.util.function.Function<Annotation[], List<String>> names =
        all -> Arrays.stream(all).map(one -> one.annotationType().getSimpleName()).toList();
Arrays.stream(Front.class.getDeclaredMethods()).filter(method -> !method.isBridge())
        .map(method -> method.getName() + " " + names.apply(method.getAnnotations()) + " "
                + Arrays.stream(method.getParameterAnnotations()).map(names).toList())
        .sorted().forEach(System.out::println);
