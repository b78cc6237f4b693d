// clauses: EM-FWD-3
// claim: The most specific result is that which needs no unchecked conversion, in whatever order the
//     superinterfaces are.
// together: same
//// Types.java
interface Typed<K> { K get(); java.util.List<K> all(); }
interface Untyped { Object get(); java.util.Collection<?> all(); }
interface TypedFirst<K> extends Typed<K>, Untyped {}
interface UntypedFirst<K> extends Untyped, Typed<K> {}
//// step 2: X.java
emissary X<K>(TypedFirst<K> both);
emissary Y<K>(UntypedFirst<K> both);
//// same: X.java
final class X<K> extends dev.emissary.lang.Emissary implements TypedFirst<K> {
    private final TypedFirst<K> both;
    X(TypedFirst<K> both) { this.both = both; }
    public K get() { return both.get(); }
    public java.util.List<K> all() { return both.all(); }
}
final class Y<K> extends dev.emissary.lang.Emissary implements UntypedFirst<K> {
    private final UntypedFirst<K> both;
    Y(UntypedFirst<K> both) { this.both = both; }
    public K get() { return both.get(); }
    public java.util.List<K> all() { return both.all(); }
}
