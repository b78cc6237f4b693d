// clauses: EM-FWD-3, EM-FWD-8, EM-EQ-2
// claim: Bounds of renamed type parameters name each other.
//// Types.java
import java.io.*;
import java.util.*;
interface Foo<T> { <E extends T, C extends Collection<? super E> & Comparable<C>> C m(E e, C c); }
//// X.java
import java.io.*;
import java.util.*;
emissary X<E, C>(Foo<Map<E, C>> foo);
//// same: X.java
import java.io.*;
import java.util.*;
final class X<E, C> extends dev.emissary.lang.Emissary implements Foo<Map<E, C>> {
    private final Foo<Map<E, C>> foo;
    X(Foo<Map<E, C>> foo) { this.foo = foo; }
    public <E1 extends Map<E, C>, C1 extends Collection<? super E1> & Comparable<C1>> C1 m(
            E1 arg0, C1 arg1) { return foo.m(arg0, arg1); }
}
