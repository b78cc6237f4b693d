// clauses: EM-CTOR-1
// claim: The implicit constructor has the types of the components, with their type arguments and variables.
// class X:
//     public final class X<T extends Comparable<? super T>> extends dev.emissary.lang.Emissary implements java.util.List<T[]>
// constructors of X:
//     public X(java.util.List<T[]>, Iterable<T>)
@dev.emissary.Emissary(java.util.List.class)
public record X<T extends Comparable<? super T>>(java.util.List<T[]> l, Iterable<T> i) {}
