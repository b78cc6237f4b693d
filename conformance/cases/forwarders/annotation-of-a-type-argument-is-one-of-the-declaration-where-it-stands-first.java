// clauses: EM-FWD-7
// claim: An annotation of a type argument is one of the declaration too where it stands first, and one of the type only
//     where it stands inside; that of a type variable stands at the type only where a declaration cannot say it.
// given: Marks, Outer
// together: same
//// Types.java
import java.util.*;
@SuppressWarnings("unchecked") interface First<T, U> { T f(T t, List<T> l); T[] g(T... t); U h(U[] u); @B U i(U[][] u); }
interface Inside<T, U, V> { T f(T t); U g(U u); V h(V[] v); }
interface Variables<T, U, V> { @Both("1") T f(@Both("2") T t); @Both("3") U g(@Both("4") U[] u); @Both("5") V h(); }
//// step 2: Emissaries.java
import java.util.*;
emissary OfFirst<E>(First<@Both("1") E, @Both("2") String @Both("3") []> foo);
emissary OfInside(Inside<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo);
emissary OfVariables(Variables<String[], Outer<Error>.Inner, Outer.Nested> foo);
//// same: Emissaries.java
import java.util.*;
final class OfFirst<E> extends dev.emissary.lang.Emissary
        implements First<@Both("1") E, @Both("2") String @Both("3") []> {
    private final First<@Both("1") E, @Both("2") String @Both("3") []> foo;
    OfFirst(First<@Both("1") E, @Both("2") String @Both("3") []> foo) { this.foo = foo; }
    public @Both("1") E f(@Both("1") E arg0, List<@Both("1") E> arg1) { return foo.f(arg0, arg1); }
    public @Both("1") E[] g(@Both("1") E... arg0) { return foo.g(arg0); }
    public @Both("2") String @Both("3") [] h(@Both("2") String[] @Both("3") [] arg0) { return foo.h(arg0); }
    public @Both("2") String @B @Both("3") [] i(@Both("2") String[][] @Both("3") [] arg0) {
        return foo.i(arg0);
    }
}
final class OfInside extends dev.emissary.lang.Emissary
        implements Inside<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> {
    private final Inside<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo;
    OfInside(Inside<java.lang.@Both("1") String, Map.@Both("2") Entry<?, ?>, Outer<Error>.@Both("3") Inner> foo) {
        this.foo = foo;
    }
    public java.lang.@Both("1") String f(java.lang.@Both("1") String arg0) { return foo.f(arg0); }
    public Map.@Both("2") Entry<?, ?> g(Map.@Both("2") Entry<?, ?> arg0) { return foo.g(arg0); }
    public Outer<Error>.@Both("3") Inner h(Outer<Error>.@Both("3") Inner[] arg0) { return foo.h(arg0); }
}
final class OfVariables extends dev.emissary.lang.Emissary
        implements Variables<String[], Outer<Error>.Inner, Outer.Nested> {
    private final Variables<String[], Outer<Error>.Inner, Outer.Nested> foo;
    OfVariables(Variables<String[], Outer<Error>.Inner, Outer.Nested> foo) { this.foo = foo; }
    public String @Both("1") [] f(String @Both("2") [] arg0) { return foo.f(arg0); }
    public Outer<Error>.@Both("3") Inner g(Outer<Error>.@Both("4") Inner[] arg0) { return foo.g(arg0); }
    public @Both("5") Outer.Nested h() { return foo.h(); }
}
