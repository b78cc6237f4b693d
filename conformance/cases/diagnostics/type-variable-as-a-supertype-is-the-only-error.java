// clauses: EM-DIAG-3
// claim: A type variable as a supertype, behind a component of whatever kind, has the language's own error and no other.
interface Own<T> extends T { void m(java.util.List<T> l); }  // one error
interface Get<U> { U get(); }
abstract class Both<T> implements T, Get<T> { public T get() { return null; } }  // one error
emissary Implicit<E>(Own<E> own);
emissary OfArray(Own<long[]> own);
emissary Named<E>(Both<E> both) implements Get<E>;
@dev.emissary.Emissary(Get.class) record Listed<E>(Both<E> both) {}
