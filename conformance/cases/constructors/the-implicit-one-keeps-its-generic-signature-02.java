// clauses: EM-CTOR-1
// claim: The implicit constructor keeps its generic signature.
public emissary X<T extends Comparable<? super T>>(java.util.List<T[]> l, Iterable<T> i) implements java.util.List<T[]>, Runnable { public void run() {} }  // error
