// clauses: EM-FWD-7
// claim: A forwarder carries the annotations on type variables of the interface to what replaces them: classes, nested
//     and inner classes, arrays, and arrays of arrays.
// given: Marks, Outer
// together: same
//// Types.java
import java.util.*;
interface Classes<T, U> { @A(1) T f(@A(2) T t, List<@A(3) U> l, @A(4) U @A(5) [] us); @Both T g(); }
interface Nesting<T, U> { @A(1) T f(Map<@A(2) U, ? extends @A(3) T[]> m); @A(4) U @A(5) [] g(); <W extends @A(6) Comparable<@A(7) T>> W h(); }
class Plain { class Inner {} }
interface Inside<T> { @A(1) T f(List<@A(2) T> l); }
interface Arrays<T> { @A(1) T f(@A(2) T t); }
interface ArraysOfArrays<T> { @A(1) T @A(2) [] f(List<@A(3) T[]> l); }
@SuppressWarnings("unchecked") interface Varargs<T> { void f(@A(1) T @A(2) ... ts); List<? extends @A(3) T @A(4) []> g(List<? super @A(5) T>[] l); }
//// step 2: Emissaries.java
import java.util.*;
emissary OfClasses<E>(Classes<String, List<E>> foo);
emissary OfNesting<E>(Nesting<Outer<E>.Inner, Outer.Nested> foo);
emissary OfInside(Inside<Plain.Inner> foo);
emissary OfArrays(Arrays<String[]> foo);
emissary OfArraysOfArrays(ArraysOfArrays<int[]> foo);
emissary OfVarargs(Varargs<long[][]> foo);
//// same: Emissaries.java
import java.util.*;
final class OfClasses<E> extends dev.emissary.lang.Emissary implements Classes<String, List<E>> {
    private final Classes<String, List<E>> foo;
    OfClasses(Classes<String, List<E>> foo) { this.foo = foo; }
    public @A(1) String f(
            @A(2) String arg0, List<@A(3) List<E>> arg1, @A(4) List<E> @A(5) [] arg2) {
        return foo.f(arg0, arg1, arg2);
    }
    public @Both String g() { return foo.g(); }
}
final class OfNesting<E> extends dev.emissary.lang.Emissary implements Nesting<Outer<E>.Inner, Outer.Nested> {
    private final Nesting<Outer<E>.Inner, Outer.Nested> foo;
    OfNesting(Nesting<Outer<E>.Inner, Outer.Nested> foo) { this.foo = foo; }
    public Outer<E>.@A(1) Inner f(Map<Outer.@A(2) Nested, ? extends Outer<E>.@A(3) Inner[]> arg0) { return foo.f(arg0); }
    public Outer.@A(4) Nested @A(5) [] g() { return foo.g(); }
    public <W extends @A(6) Comparable<Outer<E>.@A(7) Inner>> W h() { return foo.h(); }
}
final class OfInside extends dev.emissary.lang.Emissary implements Inside<Plain.Inner> {
    private final Inside<Plain.Inner> foo;
    OfInside(Inside<Plain.Inner> foo) { this.foo = foo; }
    public Plain.@A(1) Inner f(List<Plain.@A(2) Inner> arg0) { return foo.f(arg0); }
}
final class OfArrays extends dev.emissary.lang.Emissary implements Arrays<String[]> {
    private final Arrays<String[]> foo;
    OfArrays(Arrays<String[]> foo) { this.foo = foo; }
    public String @A(1) [] f(String @A(2) [] arg0) { return foo.f(arg0); }
}
final class OfArraysOfArrays extends dev.emissary.lang.Emissary implements ArraysOfArrays<int[]> {
    private final ArraysOfArrays<int[]> foo;
    OfArraysOfArrays(ArraysOfArrays<int[]> foo) { this.foo = foo; }
    public int @A(2) [] @A(1) [] f(List<int[] @A(3) []> arg0) { return foo.f(arg0); }
}
final class OfVarargs extends dev.emissary.lang.Emissary implements Varargs<long[][]> {
    private final Varargs<long[][]> foo;
    OfVarargs(Varargs<long[][]> foo) { this.foo = foo; }
    public void f(long @A(2) [] @A(1) [] ... arg0) { foo.f(arg0); }
    public List<? extends long @A(4) [] @A(3) [][]> g(List<? super long @A(5) [][]>[] arg0) { return foo.g(arg0); }
}
