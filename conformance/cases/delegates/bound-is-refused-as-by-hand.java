// Bounds that type arguments make impossible.
// clauses: EM-DEL-5, EM-FWD-3, EM-DIAG-1, EM-CONF-1

//// case: bound-is-refused-as-by-hand
// claim: An array that a type argument makes a bound, and bounds that exclude each other, are named as they would be by
//     hand; no proposed declaration has such a bound.
// says:
//     U extends String[]
//     U extends E[]
//     U extends int[]
//     U extends Takes<String> & Gives
//     U extends Takes2<String> & Gives
//     U extends Base<String> & Gives
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public java.util.List m(String[] u) { return this.foo.m(u); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public java.util.List m(Object[] u) { return this.foo.m((E[]) u); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public java.util.List m(Integer[] u) { return this.foo.m(u); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public java.util.List m(int[] u) { return this.foo.m(u); }
//     @SuppressWarnings({"rawtypes", "unchecked"}) @Override public java.util.List m(String[] u) { return this.foo.m(u); } // or this.bar.m(u)
//     delegate an interface without this method, or with other type arguments
import java.util.List;
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
