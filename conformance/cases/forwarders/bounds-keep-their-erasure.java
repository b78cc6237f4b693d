// clauses: EM-FWD-3, EM-FWD-4, EM-EQ-2
// claim: A bound becomes what a class can declare: an intersection keeps the erasure of its first interface or its
//     class, with the type arguments of the interface; a delegate of a class type is called by the erasure of its own
//     bounds.
// together: same
//// Types.java
import java.io.*;
import java.util.*;
interface Interfaces<T> {
    <A extends T, C extends Collection<? super A> & Closeable> C fill(C c, A a, Map<A, ? extends C[]> m);
    <C extends Comparable<T> & Closeable & Serializable> void all(C c);
    <C extends Closeable & Comparable<C>> C plain(C c);
    <A extends T, C extends Closeable & Comparable<C>> A besides(C c);
}
abstract class Base<T> {}
interface Classes<T> {
    <A extends Object & Comparable<? super T>> A object(A a);
    <A extends Base<T> & Comparable<T>> A base(A a);
    <A extends Number & Comparable<A>, B extends Map<A, T> & Iterable<B>> B number(A a, B b);
}
interface Filler<T> { <C extends Collection<T> & Closeable> C m(C c); }
interface ListFiller<U> extends Filler<List<U>> { <C extends Collection<List<U>> & Closeable> C m(C c); }
abstract class FillerImpl<V> implements ListFiller<V> {
    public <D extends Collection<List<V>> & Closeable> D m(D d) { return d; }
}
//// step 2: Emissaries.java
import java.io.*;
import java.util.*;
emissary OfInterfaces<E extends CharSequence>(Interfaces<E> foo);
emissary OfClasses(Classes<String> foo);
emissary OfFiller(FillerImpl<String> impl) implements Filler<List<String>>;
//// same: Emissaries.java
import java.io.*;
import java.util.*;
final class OfInterfaces<E extends CharSequence> extends dev.emissary.lang.Emissary implements Interfaces<E> {
    private final Interfaces<E> foo;
    OfInterfaces(Interfaces<E> foo) { this.foo = foo; }
    public <A extends E, C extends Collection<? super A> & Closeable> C fill(
            C arg0, A arg1, Map<A, ? extends C[]> arg2) { return foo.fill(arg0, arg1, arg2); }
    public <C extends Comparable<E> & Closeable & Serializable> void all(C arg0) { foo.all(arg0); }
    public <C extends Closeable & Comparable<C>> C plain(C arg0) { return foo.plain(arg0); }
    public <A extends E, C extends Closeable & Comparable<C>> A besides(C arg0) {
        return foo.besides(arg0);
    }
}
final class OfClasses extends dev.emissary.lang.Emissary implements Classes<String> {
    private final Classes<String> foo;
    OfClasses(Classes<String> foo) { this.foo = foo; }
    public <A extends Object & Comparable<? super String>> A object(A arg0) { return foo.object(arg0); }
    public <A extends Base<String> & Comparable<String>> A base(A arg0) { return foo.base(arg0); }
    public <A extends Number & Comparable<A>, B extends Map<A, String> & Iterable<B>> B number(
            A arg0, B arg1) { return foo.number(arg0, arg1); }
}
final class OfFiller extends dev.emissary.lang.Emissary implements Filler<List<String>> {
    private final FillerImpl<String> impl;
    OfFiller(FillerImpl<String> impl) { this.impl = impl; }
    public <C extends Collection<List<String>> & Closeable> C m(C arg0) { return impl.m(arg0); }
}
