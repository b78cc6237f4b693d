// clauses: EM-DIAG-3
// claim: A mistake in the annotations or in the bounds of a method to forward is the language's own error, and the only one.
@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) interface Mark {}  // one error
interface Marked { @Mark(1) String m(); }  // one error
emissary OfMarked(Marked marked);
interface Bounded<N> { <A extends N & Comparable<A>> A m(A a); }  // one error
emissary OfBounded(Bounded<String> bounded);
