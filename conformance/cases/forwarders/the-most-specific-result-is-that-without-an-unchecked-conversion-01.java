// clauses: EM-FWD-3
// claim: The most specific result is that without an unchecked conversion.
//// Types.java
interface Typed<K> { K get(); java.util.List<K> all(); }
interface Untyped { Object get(); java.util.Collection<?> all(); }
interface Both<K> extends Typed<K>, Untyped {}
//// X.java
emissary X<K>(Both<K> both);
//// same: X.java
final class X<K> extends dev.emissary.lang.Emissary implements Both<K> {
    private final Both<K> both;
    X(Both<K> both) { this.both = both; }
    public K get() { return both.get(); }
    public java.util.List<K> all() { return both.all(); }
}
