// clauses: EM-FWD-3, EM-EQ-2
// claim: An intersection that begins with a class keeps it, with the type arguments of the interface.
// together: same
//// Types.java
import java.util.*;
abstract class Base<T> {}
interface Foo<T> {
    <A extends Object & Comparable<? super T>> A object(A a);
    <A extends Base<T> & Comparable<T>> A base(A a);
    <A extends Number & Comparable<A>, B extends Map<A, T> & Iterable<B>> B number(A a, B b);
}
//// step 2: X.java
import java.util.*;
emissary X(Foo<String> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<String> {
    private final Foo<String> foo;
    X(Foo<String> foo) { this.foo = foo; }
    public <A extends Object & Comparable<? super String>> A object(A arg0) { return foo.object(arg0); }
    public <A extends Base<String> & Comparable<String>> A base(A arg0) { return foo.base(arg0); }
    public <A extends Number & Comparable<A>, B extends Map<A, String> & Iterable<B>> B number(
            A arg0, B arg1) { return foo.number(arg0, arg1); }
}
