// Annotations that type arguments bring into forwarders.
// clauses: EM-FWD-7
// imports: java.util.*, java.lang.annotation.*

//// case: annotation-before-an-enclosing-class-in-a-type-argument-is-one-of-the-parameter-too
// prints: 1
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER})
@interface Note {}
interface Sink<T> { void put(T t); }
class Outer<T> { class Inner {} }
emissary Front(Sink<@Note Outer<String>.Inner> sink);
// run:
System.out.println(Front.class.getMethod("put", Outer.Inner.class).getParameterAnnotations()[0].length);

//// case: annotation-of-a-type-argument-is-one-of-the-declaration-where-it-stands-first
// given: Marks, Outer
// together: same
//// Types.java
@SuppressWarnings("unchecked") interface First<T, U> { T f(T t, List<T> l); T[] g(T... t); U h(U[] u); @B U i(U[][] u); }
interface Inside<T, U, V> { T f(T t); U g(U u); V h(V[] v); }
interface Variables<T, U, V> { @Both("1") T f(@Both("2") T t); @Both("3") U g(@Both("4") U[] u); @Both("5") V h(); }
//// step 2: Emissaries.java
emissary OfFirst<E>(First<@Both("1") E, @Both("2") String @Both("3") []> foo);
emissary OfInside(Inside<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo);
emissary OfVariables(Variables<String[], Outer<Error>.Inner, Outer.Nested> foo);
//// same: Emissaries.java
emissary OfFirst<E>(First<@Both("1") E, @Both("2") String @Both("3") []> foo) {
    public @Both("1") E f(@Both("1") E arg0, List<@Both("1") E> arg1) { return foo.f(arg0, arg1); }
    public @Both("1") E[] g(@Both("1") E... arg0) { return foo.g(arg0); }
    public @Both("2") String @Both("3") [] h(@Both("2") String[] @Both("3") [] arg0) { return foo.h(arg0); }
    public @Both("2") String @B @Both("3") [] i(@Both("2") String[][] @Both("3") [] arg0) {
        return foo.i(arg0);
    }
}
emissary OfInside(Inside<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo) {
    public java.lang.@Both("1") String f(java.lang.@Both("1") String arg0) { return foo.f(arg0); }
    public Map.@Both("2") Entry<?, ?> g(Map.@Both("2") Entry<?, ?> arg0) { return foo.g(arg0); }
    public Outer<Error>.@Both("3") Inner h(Outer<Error>.@Both("3") Inner[] arg0) { return foo.h(arg0); }
}
emissary OfVariables(Variables<String[], Outer<Error>.Inner, Outer.Nested> foo) {
    public String @Both("1") [] f(String @Both("2") [] arg0) { return foo.f(arg0); }
    public Outer<Error>.@Both("3") Inner g(Outer<Error>.@Both("4") Inner[] arg0) { return foo.g(arg0); }
    public @Both("5") Outer.Nested h() { return foo.h(); }
}

//// case: annotations-of-type-arguments-in-the-header-are-carried
// given: Marks, Outer
// together: same
//// Types.java
interface Component<T> { T f(List<T> l); }
interface Inside<T, U> { T @A(9) [] f(Map<T, U> m); void g(@A(8) T t) throws IllegalStateException; }
interface Clause<T> { T f(List<T> l); }
interface Nested<Z> extends Component<Outer<Z>.Generic<Z[]>> {}
abstract class Sub implements Clause<String> {}
interface Repeated<T> { T f(List<T> l); <U extends @A(1) T> void g(@Some(1) T t, @Some(2) @Some(3) T u); }
//// step 2: Emissaries.java
emissary OfComponent(Component<@A(1) String> foo);
emissary OfInside(Inside<List<@A(1) String>, @A(2) int @A(3) []> foo);
emissary OfNested(Nested<@A(1) String> foo);
emissary OfClause(Sub sub) implements Clause<@A(1) String>;
emissary OfRepeated(Repeated<@Some(5) @A(2) @Some(6) String> foo);
//// same: Emissaries.java
final class OfComponent extends dev.emissary.lang.Emissary implements Component<@A(1) String> {
    private final Component<@A(1) String> foo;
    OfComponent(Component<@A(1) String> foo) { this.foo = foo; }
    public @A(1) String f(List<@A(1) String> arg0) { return foo.f(arg0); }
}
final class OfInside extends dev.emissary.lang.Emissary implements Inside<List<@A(1) String>, @A(2) int @A(3) []> {
    private final Inside<List<@A(1) String>, @A(2) int @A(3) []> foo;
    OfInside(Inside<List<@A(1) String>, @A(2) int @A(3) []> foo) { this.foo = foo; }
    public List<@A(1) String> @A(9) [] f(Map<List<@A(1) String>, @A(2) int @A(3) []> arg0) { return foo.f(arg0); }
    public void g(@A(8) List<@A(1) String> arg0) throws IllegalStateException { foo.g(arg0); }
}
final class OfNested extends dev.emissary.lang.Emissary implements Nested<@A(1) String> {
    private final Nested<@A(1) String> foo;
    OfNested(Nested<@A(1) String> foo) { this.foo = foo; }
    public Outer<@A(1) String>.Generic<@A(1) String[]> f(List<Outer<@A(1) String>.Generic<@A(1) String[]>> arg0) {
        return foo.f(arg0);
    }
}
final class OfClause extends dev.emissary.lang.Emissary implements Clause<@A(1) String> {
    private final Sub sub;
    OfClause(Sub sub) { this.sub = sub; }
    public @A(1) String f(List<@A(1) String> arg0) { return ((Clause<String>) sub).f(arg0); }
}
final class OfRepeated extends dev.emissary.lang.Emissary implements Repeated<@Some(5) @A(2) @Some(6) String> {
    private final Repeated<@Some(5) @A(2) @Some(6) String> foo;
    OfRepeated(Repeated<@Some(5) @A(2) @Some(6) String> foo) { this.foo = foo; }
    public @Some(5) @A(2) @Some(6) String f(List<@Some(5) @A(2) @Some(6) String> arg0) { return foo.f(arg0); }
    public <U extends @Some(5) @A(1) @Some(6) String> void g(
            @Some(1) @A(2) String arg0, @Some(2) @Some(3) @A(2) String arg1) { foo.<U>g(arg0, arg1); }
}

//// case: annotations-of-type-arguments-to-bounds-throws-clauses-and-wildcards-are-carried
// given: Marks, Outer
// together: same
//// Types.java
interface Foo<T, X extends Exception> {
    <U extends T, V extends Map<T, ? super T[]> & Comparable<T>> void m() throws X, @A(9) Error;
}
interface Bar<T> { <U extends Comparable<T>> T f(Map<U, T[]> m); }
//// step 2: X.java
emissary X(Foo<@A(1) String, @A(2) IllegalStateException> foo);
emissary Y(Bar<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> foo);
//// same: X.java
emissary X(Foo<@A(1) String, @A(2) IllegalStateException> foo) {
    public <U extends @A(1) String,
            V extends Map<@A(1) String, ? super @A(1) String[]> & Comparable<@A(1) String>> void m()
            throws @A(2) IllegalStateException, @A(9) Error { foo.<U, V>m(); }
}
emissary Y(Bar<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>> foo) {
    public <U extends Comparable<List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>>> List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>> f(
            Map<U, List<@A(1) ? extends @A(2) Outer<@A(3) ?>.@A(4) Generic<@A(5) ? super @A(6) int @A(7) []>>[]> arg0) {
        return foo.f(arg0);
    }
}

//// case: annotations-on-type-variables-that-are-replaced-are-carried
// given: Marks, Outer
// together: same
//// Types.java
interface Classes<T, U> { @A(1) T f(@A(2) T t, List<@A(3) U> l, @A(4) U @A(5) [] us); @Both T g(); }
interface Nesting<T, U> { @A(1) T f(Map<@A(2) U, ? extends @A(3) T[]> m); @A(4) U @A(5) [] g(); <W extends @A(6) Comparable<@A(7) T>> W h(); }
interface Throwing<X extends Exception, Y extends Exception> { void m() throws @A(1) X, @A(2) Y; }
interface ArraysOfArrays<T> { @A(1) T @A(2) [] f(List<@A(3) T[]> l); }
@SuppressWarnings("unchecked") interface Varargs<T> { void f(@A(1) T @A(2) ... ts); List<? extends @A(3) T @A(4) []> g(List<? super @A(5) T>[] l); }
//// step 2: Emissaries.java
emissary OfClasses<E>(Classes<String, List<E>> foo);
emissary OfNesting<E>(Nesting<Outer<E>.Inner, Outer.Nested> foo);
emissary OfThrowing(Throwing<java.io.IOException, java.io.IOException> foo);
emissary OfArraysOfArrays(ArraysOfArrays<int[]> foo);
emissary OfVarargs(Varargs<long[][]> foo);
//// same: Emissaries.java
emissary OfClasses<E>(Classes<String, List<E>> foo) {
    public @A(1) String f(
            @A(2) String arg0, List<@A(3) List<E>> arg1, @A(4) List<E> @A(5) [] arg2) {
        return foo.f(arg0, arg1, arg2);
    }
    public @Both String g() { return foo.g(); }
}
emissary OfNesting<E>(Nesting<Outer<E>.Inner, Outer.Nested> foo) {
    public Outer<E>.@A(1) Inner f(Map<Outer.@A(2) Nested, ? extends Outer<E>.@A(3) Inner[]> arg0) { return foo.f(arg0); }
    public Outer.@A(4) Nested @A(5) [] g() { return foo.g(); }
    public <W extends @A(6) Comparable<Outer<E>.@A(7) Inner>> W h() { return foo.h(); }
}
emissary OfThrowing(Throwing<java.io.IOException, java.io.IOException> foo) {
    public void m() throws java.io.@A(1) IOException, java.io.@A(2) IOException { foo.m(); }
}
emissary OfArraysOfArrays(ArraysOfArrays<int[]> foo) {
    public int @A(2) [] @A(1) [] f(List<int[] @A(3) []> arg0) { return foo.f(arg0); }
}
emissary OfVarargs(Varargs<long[][]> foo) {
    public void f(long @A(2) [] @A(1) [] ... arg0) { foo.f(arg0); }
    public List<? extends long @A(4) [] @A(3) [][]> g(List<? super long @A(5) [][]>[] arg0) { return foo.g(arg0); }
}
