// clauses: EM-EQ-2, EM-FWD-3
// claim: An emissary has the class file of the class written by hand: arrays of type variables with bounds.
// together: same
//// Types.java
import java.util.*;
interface Foo<T extends Number & Comparable<T>> { T[] a(T[][] t); <S extends T> S[] b(S[] s); List<T>[] c(); }
//// step 2: X.java
import java.util.*;
emissary X(Foo<Integer> foo);
emissary Y<A extends Integer>(Foo<Integer> foo);
//// same: X.java
import java.util.*;
final class X extends dev.emissary.lang.Emissary implements Foo<Integer> {
    private final Foo<Integer> foo;
    X(Foo<Integer> foo) { this.foo = foo; }
    public Integer[] a(Integer[][] arg0) { return foo.a(arg0); }
    public <S extends Integer> S[] b(S[] arg0) { return foo.b(arg0); }
    public List<Integer>[] c() { return foo.c(); }
}
final class Y<A extends Integer> extends dev.emissary.lang.Emissary implements Foo<Integer> {
    private final Foo<Integer> foo;
    Y(Foo<Integer> foo) { this.foo = foo; }
    public Integer[] a(Integer[][] arg0) { return foo.a(arg0); }
    public <S extends Integer> S[] b(S[] arg0) { return foo.b(arg0); }
    public List<Integer>[] c() { return foo.c(); }
}
