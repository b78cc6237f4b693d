// clauses: EM-FWD-3, EM-EQ-2
// claim: An intersection of interfaces has the erasure of its first interface, whatever the type arguments are.
// together: same
//// Types.java
import java.io.*;
import java.util.*;
interface Foo<T> {
    <A extends T, C extends Collection<? super A> & Closeable> C fill(C c, A a, Map<A, ? extends C[]> m);
    <C extends Comparable<T> & Closeable & Serializable> void all(C c);
    <C extends Closeable & Comparable<C>> C plain(C c);
    <A extends T, C extends Closeable & Comparable<C>> A besides(C c);
}
//// step 2: X.java
import java.io.*;
import java.util.*;
emissary X<E extends CharSequence>(Foo<E> foo);
//// same: X.java
import java.io.*;
import java.util.*;
final class X<E extends CharSequence> extends dev.emissary.lang.Emissary implements Foo<E> {
    private final Foo<E> foo;
    X(Foo<E> foo) { this.foo = foo; }
    public <A extends E, C extends Collection<? super A> & Closeable> C fill(
            C arg0, A arg1, Map<A, ? extends C[]> arg2) { return foo.fill(arg0, arg1, arg2); }
    public <C extends Comparable<E> & Closeable & Serializable> void all(C arg0) { foo.all(arg0); }
    public <C extends Closeable & Comparable<C>> C plain(C arg0) { return foo.plain(arg0); }
    public <A extends E, C extends Closeable & Comparable<C>> A besides(C arg0) {
        return foo.besides(arg0);
    }
}
