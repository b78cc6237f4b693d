// clauses: EM-FWD-1
// claim: Members of one interface that are inherited by different ways are forwarded once.
// class X:
//     final class X extends dev.emissary.lang.Emissary implements Bottom<Long>
// methods of X:
//     bridge public Object get(Object)
//     public Long get(Long)
//     public int n()
interface Top<T> { T get(T t); default int n() { return 1; } }
interface Left<A> extends Top<A> { @Override A get(A a); }
interface Right<B> extends Top<B> { @Override default int n() { return 2; } }
interface Bottom<C extends Number> extends Left<C>, Right<C> {}
emissary X(Bottom<Long> bottom);
