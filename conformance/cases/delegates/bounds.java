// Type parameters that a class cannot declare as the interface does.
// imports: java.util.*, java.util.function.*

//// case: body-may-declare-more-narrowly-what-cannot-be-forwarded (EM-DEL-5, EM-FWD-6)
//// q/Q.java
public interface Q {
    Hidden get();
    void go() throws Oops;
}
class Hidden {}
class Oops extends Exception { private static final long serialVersionUID = 1; }
//// q/Shown.java
public class Shown extends Hidden {}
//// p/Front.java
emissary Front(q.Q hidden) {
    @Override public q.Shown get() { return new q.Shown(); }
    @Override public void go() {}
}

//// case: bound-that-a-class-can-declare-is-accepted (EM-DEL-5)
interface Foo<T> { <U extends T> List<? super U> m(U u); }
interface Sub<V> extends Foo<V[]> {}
interface Plain extends Foo<int[]> {}
interface Takes<A> { int m(A a); }
interface Takes2<A> { default void m(A a) {} }
interface Gives { void m(String s); }
abstract class Base<A> { abstract int m(A a); }
interface Pair<T> { <U extends Takes<T> & Gives> void pair(U u); }
interface Pair2<T> { <U extends Takes2<T> & Gives> void pair(U u); }
interface Pair3<T> { <U extends Base<T> & Gives> void pair(U u); }
abstract class Impl implements Foo<String[]> {}
emissary OfListOfArrays(Foo<List<String[]>> foo);
emissary OfOverloads(Pair<Integer> foo);
emissary OfOverloadedDefault(Pair2<Integer> foo);
emissary OfAbstractClass(Pair3<List<String>> foo);
emissary OfVariable<E>(Pair<E> foo);
@SuppressWarnings("rawtypes") emissary Raw(Foo foo);

//// case: bound-is-refused-as-by-hand (EM-DEL-5, EM-FWD-3, EM-DIAG-1, EM-CONF-1)
// claim: An array that a type argument makes a bound, and bounds that exclude each other, are named as they would be by
//     hand; no proposed declaration has such a bound, and the body may declare the method without it.
// says:
//     U extends String[]
//     U extends E[]
//     U extends int[]
//     U extends Takes<String> & Gives
//     U extends Takes2<String> & Gives
//     U extends Base<String> & Gives
//     @SuppressWarnings("rawtypes") @Override public List m(String[] u) { return this.foo.m(u); } // with @SuppressWarnings("unchecked") on the class
//     @SuppressWarnings("rawtypes") @Override public List m(Object[] u) { return this.foo.m((E[]) u); } // with @SuppressWarnings("unchecked") on the class
//     @SuppressWarnings("rawtypes") @Override public List m(Integer[] u) { return this.foo.m(u); } // with @SuppressWarnings("unchecked") on the class
//     @SuppressWarnings("rawtypes") @Override public List m(int[] u) { return this.foo.m(u); } // with @SuppressWarnings("unchecked") on the class
//     @SuppressWarnings("rawtypes") @Override public List m(String[] u) { return this.foo.m(u); } // or this.bar.m(u) // with @SuppressWarnings("unchecked") on the class
//     @SuppressWarnings("rawtypes") @Override public List m(String[] u) { return ((Foo<String[]>) this.foo).m(u); } // with @SuppressWarnings("unchecked") on the class
//     delegate an interface without this method, or with other type arguments
interface Foo<T> { <U extends T> List<? super U> m(U u); }
interface Sub<V> extends Foo<V[]> {}
interface Plain extends Foo<int[]> {}
interface Takes<A> { int m(A a); }
interface Takes2<A> { default void m(A a) {} }
interface Gives { void m(String s); }
abstract class Base<A> { abstract int m(A a); }
interface Pair<T> { <U extends Takes<T> & Gives> void pair(U u); }
interface Pair2<T> { <U extends Takes2<T> & Gives> void pair(U u); }
interface Pair3<T> { <U extends Base<T> & Gives> void pair(U u); }
abstract class Impl implements Foo<String[]> {}
emissary OfArray(Foo<String[]> foo);  // error: method.bound
emissary OfVariables<E>(Foo<E[]> foo);  // error: method.bound
emissary OfSubinterface(Sub<Integer> foo);  // error: method.bound
emissary OfPrimitives(Plain foo);  // error: method.bound
emissary OfClass(Impl foo) implements Foo<String[]>;  // error: method.bound
emissary OfClause(Foo<String[]> foo) implements Foo<String[]>;  // error: method.bound
emissary OfTwo(Foo<String[]> foo, Foo<String[]> bar);  // any error
emissary OfInterfaces(Pair<String> pair);  // error: method.bounds
emissary OfDefault(Pair2<String> pair);  // error: method.bounds
emissary OfAbstractClass(Pair3<String> pair);  // error: method.bounds
@SuppressWarnings("unchecked") emissary ByHand(Foo<String[]> foo) {
    @SuppressWarnings("rawtypes") @Override public List m(String[] u) { return this.foo.m(u); }
}

//// case: type-parameter-is-within-its-bounds-in-the-type-of-a-listed-component (EM-DEL-5, EM-DEL-6)
// prints: [text] text
import dev.emissary.Emissary;
class Box<C extends CharSequence> {
    final C content;
    Box(C content) { this.content = content; }
}
class BoxSupplier<C extends CharSequence> implements Supplier<Box<C>> {
    private final C content;
    BoxSupplier(C content) { this.content = content; }
    public Box<C> get() { return new Box<>(content); }
}
@Emissary(Supplier.class)
record Listed<C extends CharSequence>(Supplier<Box<C>> supplier) {}
@Emissary(Supplier.class)
record Wildcards<C extends CharSequence>(Supplier<Map<C, ? super C>> supplier) {}
emissary Named<C extends CharSequence>(BoxSupplier<C> supplier) implements Supplier<Box<C>>;
// run:
new Wildcards<String>(Map::of).get();
System.out.println(List.of(new Listed<>(() -> new Box<>("text")).get().content) + " "
        + new Named<>(new BoxSupplier<>("text")).get().content);
