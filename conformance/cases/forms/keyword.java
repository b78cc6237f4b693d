// The syntax of the keyword form.
// clauses: EM-FORM-2

//// case: comments-may-stand-between-all-tokens
// warnings: any
// class X$A: @Deprecated static final class X$A<T> extends dev.emissary.lang.Emissary implements Comparable<T>
// methods of X$A: public int compareTo(T)
class X {
    /* 1 */ static /* 2 */ @Deprecated // 3
    /** 4 */ emissary /* 5 */ A // 6 {
    /** 7 */ < /* 8 */ T /* 9 */ > /* 10 */ (
        /* ) */ Comparable /* 11 */ <T> c // )
        /* 12 */ ) /* 13 */ implements // 14
        Comparable<T> /* 15 */ ; /* 16 */ int after;
}

//// case: compact-source-file-may-have-emissaries (EM-FORM-2, EM-FORM-4, EM-CLASS-4)
// jdk: 25
//// Keyword.java
emissary Task(Runnable task);
void main() { new Task(() -> System.out.println("ran")).run(); }
//// Annotation.java
@dev.emissary.Emissary record Task(Runnable task) { final int more = 1; }
void main() { new Task(() -> System.out.println("ran")).run(); }
//// Between.java
int before;
/** Doc. */ @Deprecated emissary Task(Runnable task) { final int more = 1; Task { } }
void main() { new Task(new Last(() -> {})).run(); }
@dev.emissary.Emissary emissary Last(Runnable task);
//// AfterRecord.java
import java.util.*;
record R(int i) {}
emissary Other(Runnable r);
@dev.emissary.Emissary record Task(Runnable r) {}
void main() { emissary Local(Runnable r) { final int h = 1; } new Local(new Task(null)); }
//// Task.java
emissary Task(Runnable r); void main() {}
//// Wrong.java
emissary Task(Runnable r) {
    int x;  // error: field.not.final
    { }  // error: initializer
}
void main() { }
//// WithoutComponent.java
emissary Task();  // error: no.component
void main() { }

//// case: header-may-have-bounds-annotations-and-nested-type-arguments
// class A:
//     final class A<K extends Comparable<K>, V extends java.util.Map<K, java.util.List<java.util.List<java.util.List<K>>>>> extends dev.emissary.lang.Emissary implements java.util.Map<K, V>, Comparable<A<K, V>>
import java.lang.annotation.*;
import java.util.*;
@Target(ElementType.TYPE_USE) @interface Use { int[] value() default {}; }
@Target(ElementType.TYPE_PARAMETER) @interface Par { Class<?> value() default Object.class; }
@dev.emissary.Emissary(Map.class)
emissary A<@Par(List.class) K extends @Use({1, (2)}) Comparable<K>, V extends Map<K, List<List<List<K>>>>>(
        @Use Map<@Use K, @Use V> map, List<K> @Use [] own) implements Comparable<A<K, V>> {
    public int compareTo(A<K, V> other) { return own.length; }
}

//// case: letters-of-the-word-may-be-unicode-escapes
// class AsLetter1, InAnnotation: final class * extends dev.emissary.lang.Emissary implements Runnable
\u0065missary AsLetter1(Runnable task);
e\u006Dissary AsLetter2(Runnable task);
emissar\u0079 AsLetter8(Runnable task);
@dev.\u0065miss\u0061ry.\u0045missary record InAnnotation(Runnable task) {}

//// case: modifiers-and-annotations-stand-before-it-in-any-order
// class M$G: @Deprecated static final class M$G extends dev.emissary.lang.Emissary implements Runnable
// methods of M$G, M$F, M$E, M$D, M$C, M$B, M$A: public void run()
// class M$F, M$D: static final class * extends dev.emissary.lang.Emissary implements Runnable
// class M$E: @Deprecated public static final class M$E extends dev.emissary.lang.Emissary implements Runnable
// class M$C: @Deprecated protected static final class M$C extends dev.emissary.lang.Emissary implements Runnable
// class M$B: @Deprecated private static final class M$B extends dev.emissary.lang.Emissary implements Runnable
// class M$A: public static final class M$A extends dev.emissary.lang.Emissary implements Runnable
public final class M {
    public static final emissary A(Runnable r);
    @Deprecated private emissary B(Runnable r) { }
    static @Deprecated protected emissary C(Runnable r);
    final emissary D(Runnable r) implements Runnable;
    @SuppressWarnings("unused") @Deprecated() public emissary E(Runnable r);
    @SuppressWarnings({"unused", "rawtypes"}) emissary F(Runnable r);
    @java.lang.Deprecated emissary G(Runnable r);
    B b;
}

//// case: semicolon-is-an-empty-body
//// Task.java
emissary Task(Runnable task);
emissary Listed(Thread task) implements Runnable;
//// same: Task.java
emissary Task(Runnable task) {}
emissary Listed(Thread task) implements Runnable {}

//// case: several-emissaries-may-stand-in-one-file (EM-FORM-2, EM-FORM-3)
// class D: final record D extends Record
// class Other$Inner: static class Other$Inner
// class A, C, E, G: final class * extends dev.emissary.lang.Emissary implements Runnable
import dev.emissary.Emissary;
emissary A(Runnable r);
class B {}
@Emissary record C(Runnable r) {}
;
record D(Runnable r) {}
emissary E(Runnable r) {}
enum F { X }
final class Other { static class Inner {} }
final emissary G(Runnable r) implements Runnable;

//// case: word-for-another-kind-after-the-keyword-is-one-error (EM-FORM-2, EM-DIAG-1)
// says:
//     write: emissary First(...)
//// First.java
emissary record First(Runnable task) {}  // error: keyword.word
//// Second.java
emissary class Second(Runnable task) implements AutoCloseable { public void close() {} }  // error: keyword.word
//// Third.java
class Third {
    private static emissary interface Member(Runnable task);  // error: keyword.word
    void method() {
        emissary enum Local(Runnable task) {}  // error: keyword.word
    }
}
//// Fourth.java
emissary class Fourth { int field; }  // error: keyword.word
//// Fifth.java
emissary Other Fifth(Runnable task) {}  // error

//// case: misspelled-keyword-is-one-error (EM-FORM-2, EM-DIAG-1, EM-DIAG-3)
// says:
//     write: emissary B(...)
interface Source { int next(); }
emisary A(Source source);  // error: keyword.word at emisary
Emissary B(Source source) { public int next() { return 1; } }  // error: keyword.word at Emissary
class Outer {
    static emmissary C<T>(Source source) delegates Source;  // error: keyword.word at emmissary
    Emisary D(Source source);  // error: keyword.word at Emisary
    void method() { emissery E(Source source) {} }  // error: keyword.word at emissery
}

//// case: words-like-the-keyword-are-names-of-types (EM-FORM-2, EM-EQ-3)
// plain: same
class Emissary { static Emissary D(Object o) { return null; } emisary<Emissary> Emisary(int emisary) { return null; } }
interface emisary<T> { Emissary D(T t); default Emissary E(T t) { @SuppressWarnings("") int i = 0; return null; } }
abstract class Other { abstract Emissary D(Object o); native Emissary E(); emisary<int[]> emisery; }

//// case: method-without-a-body-of-a-type-like-the-keyword-is-an-error-of-the-language (EM-FORM-2, EM-EQ-3)
// plain: same
class Emissary {}
class Other { Emissary make(Object o); }  // error

//// case: misplaced-word-after-a-header-is-one-error (EM-FORM-2, EM-DIAG-1, EM-DIAG-3)
// says:
//     write: delegates Source
//     write: implements Source
//     write: delegates Source to source
//     write: delegates Source, java.util.function.IntSupplier
//     write: emissary H(...) delegates I, J implements K { ... }
interface Source { int next(); }
emissary A(Source source) forwards Source;  // error: keyword.word at forwards
emissary B(Source source) delegate Source {}  // error: keyword.word at delegate
emissary C(Source source) implement Source;  // error: keyword.word at implement
emissary D(Source source) delegates (Source);  // error: keyword.word at (Source)
emissary E(Source source) delegates Source, to source;  // error: keyword.word at to source
emissary F(Source source) delegates Source and java.util.function.IntSupplier {}  // error: keyword.word at and
class Outer {
    emissary G(Source source)
        with Source {  // error: keyword.word at with
        public int next() { return 1; }
    }
}
emissary H(Source source) delegates {}  // error: keyword.word at {}
emissary I(Source source) implements Source to source;  // error: keyword.word at to source
emissary J(Source source) delegates Source as source;  // error: keyword.word at as

//// case: name-of-a-component-is-not-listed (EM-DEL-3, EM-DIAG-1)
interface Source { int next(); }
emissary A(Source source) delegates source;  // error: list.component at source;
emissary B(Source s) delegates source to s;  // error: list.component at source
@dev.emissary.Emissary(s.class) record C(Source s) {}  // error: list.component at s.class
