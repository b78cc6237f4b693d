// Type variables, bounds and erasure in forwarders.
// clauses: EM-FWD-3
// imports: java.io.*, java.util.*

//// case: bounds-keep-their-erasure (EM-FWD-3, EM-FWD-4, EM-EQ-2)
// claim: A bound becomes what a class can declare: an intersection keeps the erasure of its first interface or its
//     class, with the type arguments of the interface; a delegate of a class type is called by the erasure of its
//     own bounds; what a method throws by a type variable, its erasure throws erased.
// together: same
//// Types.java
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
interface Foo<T, X extends Throwable> {
    <U extends T> U m(U u) throws X;
    <Y extends X, Z extends Throwable> void n() throws Y, Z;
}
interface Top<T> { <E extends Exception> void run(Class<E> c) throws E; }
interface Below1 extends Top<Long> { <X extends Exception> void run(Class<X> c) throws X; }
interface Below<T> extends Below1 {}
//// step 2: Emissaries.java
emissary OfInterfaces<E extends CharSequence>(Interfaces<E> foo);
emissary OfClasses(Classes<String> foo);
emissary OfFiller(FillerImpl<String> impl) implements Filler<List<String>>;
final class One { emissary A(Foo<String, IOException> foo); }
final class Three { emissary A<E, F extends Exception>(Foo<E, F> foo); }
@SuppressWarnings("rawtypes") emissary OfBelow(Below below);
//// same: Emissaries.java
emissary OfInterfaces<E extends CharSequence>(Interfaces<E> foo) {
    public <A extends E, C extends Collection<? super A> & Closeable> C fill(
            C arg0, A arg1, Map<A, ? extends C[]> arg2) { return foo.fill(arg0, arg1, arg2); }
    public <C extends Comparable<E> & Closeable & Serializable> void all(C arg0) { foo.all(arg0); }
    public <C extends Closeable & Comparable<C>> C plain(C arg0) { return foo.plain(arg0); }
    public <A extends E, C extends Closeable & Comparable<C>> A besides(C arg0) {
        return foo.besides(arg0);
    }
}
emissary OfClasses(Classes<String> foo) {
    public <A extends Object & Comparable<? super String>> A object(A arg0) { return foo.object(arg0); }
    public <A extends Base<String> & Comparable<String>> A base(A arg0) { return foo.base(arg0); }
    public <A extends Number & Comparable<A>, B extends Map<A, String> & Iterable<B>> B number(
            A arg0, B arg1) { return foo.number(arg0, arg1); }
}
emissary OfFiller(FillerImpl<String> impl) implements Filler<List<String>> {
    public <C extends Collection<List<String>> & Closeable> C m(C arg0) { return ((Filler<List<String>>) impl).m(arg0); }
}
final class One {
    emissary A(Foo<String, IOException> foo) {
        public <U extends String> U m(U arg0) throws IOException { return foo.m(arg0); }
        public <Y extends IOException, Z extends Throwable> void n() throws Y, Z { foo.<Y, Z>n(); }
    }
}
final class Three {
    emissary A<E, F extends Exception>(Foo<E, F> foo) {
        public <U extends E> U m(U arg0) throws F { return foo.m(arg0); }
        public <Y extends F, Z extends Throwable> void n() throws Y, Z { foo.<Y, Z>n(); }
    }
}
@SuppressWarnings({"rawtypes", "unchecked"}) emissary OfBelow(Below below) {
    public void run(Class c) throws Exception { below.run(c); }
}

//// case: class-nested-in-a-parameterized-one-keeps-its-enclosing-type-arguments
class Out<A> { class In { class Deep<B> {} } }
interface One<P> { <T> void m(T t, List<? extends Out<P>.In.Deep<T>> list); }
interface Other<P> { <U> void m(U u, List<? extends Out<P>.In.Deep<U>> list); }
interface Each extends One<String>, Other<String> {}
emissary Both(Each each);
emissary ByHand(One<String> one) implements Other<String>;
class Uses {
    <T> void use(Both both, ByHand byHand, T t, List<Out<String>.In.Deep<T>> list) {
        both.m(t, list);
        byHand.m(t, list);
    }
}

//// case: erased-parameter-overrides-a-type-variable
// methods of OfTypedFirst:
//     public V get(Object)
//     public V remove(Object)
//     static String use(OfTypedFirst<Integer, String>)
// methods of OfErasedFirst:
//     public V get(Object)
//     public V remove(Object)
interface ByKey<K, V> { V get(K key); V remove(K key); }
interface ByObject<V> { V get(Object key); V remove(Object key); }
interface TypedFirst<K, V> extends ByKey<K, V>, ByObject<V> { @Override V remove(Object key); }
interface ErasedFirst<K, V> extends ByObject<V>, ByKey<K, V> { @Override V remove(Object key); }
emissary OfTypedFirst<K, V>(TypedFirst<K, V> cache) {
    static String use(OfTypedFirst<Integer, String> x) { return x.get(1) + x.get("any") + x.remove(1); }
}
emissary OfErasedFirst<K, V>(ErasedFirst<K, V> cache);

//// case: raw-interface-has-raw-inner-classes-in-its-forwarders
// prints: inner deep bound
// warnings: any
class Outer<T> { class Inner { class Deep<U> {} } }
interface Super<T> { String inherited(Outer.Inner inner, T t); }
interface Sub<T> extends Super<T> {
    String deep(Outer.Inner.Deep deep, char c);
    <V extends Outer<T>.Inner> String bounded(V v, V... more);
}
emissary Front(Sub delegate);
class Delegate implements Sub<String> {
    public String inherited(Outer.Inner inner, String t) { return "inner"; }
    public String deep(Outer.Inner.Deep deep, char c) { return "deep"; }
    public <V extends Outer<String>.Inner> String bounded(V v, V... more) { return "bound"; }
}
// run:
Front front = new Front(new Delegate());
System.out.println(front.inherited(null, null) + " " + front.deep(null, 'c') + " " + front.bounded(null));
