// reason: ecj reports a supertype with too many type arguments once more as an inconsistent hierarchy at each class below.
// excuses: diagnostics/supertype-with-an-error-has-no-other-error
interface Top<T> {}
interface Sub<A> extends Top<A, A> {}  // ecj: 1
class InconsistentHierarchy implements Sub<Long> {}  // ecj: 1
