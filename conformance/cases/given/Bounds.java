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
