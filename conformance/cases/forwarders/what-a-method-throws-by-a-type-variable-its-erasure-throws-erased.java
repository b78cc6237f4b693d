// clauses: EM-FWD-3
// claim: What a method throws by a type variable its erasure throws erased.
// together: same
//// Types.java
interface Top<T> { <E extends Exception> void run(Class<E> c) throws E; }
interface Foo extends Top<Long> { <X extends Exception> void run(Class<X> c) throws X; }
interface Below<T> extends Foo {}
//// step 2: X.java
@SuppressWarnings("rawtypes") emissary X(Below below);
//// same: X.java
@SuppressWarnings({"rawtypes", "unchecked"})
final class X extends dev.emissary.lang.Emissary implements Below {
    private final Below below;
    X(Below below) { this.below = below; }
    public void run(Class c) throws Exception { below.run(c); }
}
