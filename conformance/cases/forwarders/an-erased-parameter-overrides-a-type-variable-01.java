// clauses: EM-FWD-3
// claim: An erased parameter overrides a type variable.
// class X:
//     final class X<K, V> extends dev.emissary.lang.Emissary implements Cache<K, V>
//// ByKey.java
interface ByKey<K, V> { V get(K key); V remove(K key); }
//// Cache.java
interface Cache<K, V> extends ByKey<K, V>, java.util.Map<K, V> { @Override V remove(Object key); }
//// X.java
emissary X<K, V>(Cache<K, V> cache) {
    static String use(X<Integer, String> x) { return x.get(1) + x.get("any") + x.remove(1); }
}
