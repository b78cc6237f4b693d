// clauses: EM-FWD-1, EM-FWD-3
// claim: Methods that an interface inherits by different ways, from unrelated superinterfaces or overrides by their
//     erasure are forwarded once.
// class OfDiamond: final class OfDiamond extends dev.emissary.lang.Emissary implements Bottom<Long>
// methods of OfDiamond:
//     bridge public Object get(Object)
//     public Long get(Long)
//     public int n()
// class OfUnrelated: final class OfUnrelated extends dev.emissary.lang.Emissary implements All
// methods of OfUnrelated:
//     bridge public java.util.Collection m(java.util.List)
//     public <U extends Comparable<U>> java.util.List<U> m(java.util.List<U>)
// class OfErased: final class OfErased extends dev.emissary.lang.Emissary implements Erased
// methods of OfErased:
//     bridge public java.util.List m(java.util.List, String)
//     public java.util.ArrayList m(java.util.List, String)
import java.util.*;
interface Top<T> { T get(T t); default int n() { return 1; } }
interface Left<A> extends Top<A> { @Override A get(A a); }
interface Right<B> extends Top<B> { @Override default int n() { return 2; } }
interface Bottom<C extends Number> extends Left<C>, Right<C> {}
emissary OfDiamond(Bottom<Long> bottom);
interface One { <T extends Comparable<T>> Collection<T> m(List<T> l); }
interface Two { <U extends Comparable<U>> List<U> m(List<U> l); }
interface All extends One, Two {}
emissary OfUnrelated(All all);
interface Generic { <T> List<T> m(List<T> l, String s); }
@SuppressWarnings({"rawtypes", "unchecked"}) interface Erased extends Generic { ArrayList m(List l, String s); }
@SuppressWarnings("rawtypes") emissary OfErased(Erased two);
