// reason: ecj reports a supertype with an error once more as an inconsistent hierarchy at each class below.
// excuses: diagnostics/supertype-with-an-error-has-no-other-error
// excuses: diagnostics/type-variable-as-a-supertype-is-the-only-error
interface Top<T> {}
interface Sub<A> extends Top<A, A> {}  // ecj: 1
class InconsistentHierarchy implements Sub<Long> {}  // ecj: 1
interface Own<T> extends T {}  // ecj: 1
class OfVariable implements Own<Long> {}  // ecj: 1
