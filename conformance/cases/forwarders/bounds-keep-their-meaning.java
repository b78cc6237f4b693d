// clauses: EM-FWD-8
// claim: Bounds keep their meaning.
// class X:
//     public final class X<V, U> extends dev.emissary.lang.Emissary implements Foo<V>
// methods of X:
//     public <U1 extends Comparable<V>, V1 extends U1> V1 m(Class<V1>) throws IllegalStateException
//// Foo.java
public interface Foo<T> { <U extends Comparable<T>, V extends U> V m(Class<V> type) throws IllegalStateException; }
//// X.java
public emissary X<V, U>(Foo<V> foo);
