// clauses: EM-DEL-5
// claim: A bound that a class can declare is accepted.
//// p1/Case.java
package p1;
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
emissary X(Foo<List<String[]>> foo);
//// p2/Case.java
package p2;
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
emissary X(Pair<Integer> foo);
//// p3/Case.java
package p3;
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
emissary X(Pair2<Integer> foo);
//// p4/Case.java
package p4;
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
emissary X(Pair3<List<String>> foo);
//// p5/Case.java
package p5;
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
emissary X<E>(Pair<E> foo);
//// p6/Case.java
package p6;
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
@SuppressWarnings("rawtypes") emissary X(Foo foo);
