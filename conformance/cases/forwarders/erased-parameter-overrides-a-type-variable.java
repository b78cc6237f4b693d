// clauses: EM-FWD-3
// claim: Where an interface inherits a method with type variables and again with their erasure, the forwarder has the
//     erased parameters, in whatever order the superinterfaces are.
// methods of OfTypedFirst:
//     public V get(Object)
//     public V remove(Object)
//     static String use(OfTypedFirst<Integer, String>)
// methods of OfErasedFirst:
//     public V get(Object)
//     public V remove(Object)
interface ByKey<K, V> { V get(K key); V remove(K key); }
interface ByObject<V> { V get(Object key); V remove(Object key); }
interface TypedFirst<K, V> extends ByKey<K, V>, ByObject<V> { @Override V remove(Object key); }
interface ErasedFirst<K, V> extends ByObject<V>, ByKey<K, V> { @Override V remove(Object key); }

emissary OfTypedFirst<K, V>(TypedFirst<K, V> cache) {
    static String use(OfTypedFirst<Integer, String> x) { return x.get(1) + x.get("any") + x.remove(1); }
}
emissary OfErasedFirst<K, V>(ErasedFirst<K, V> cache);
