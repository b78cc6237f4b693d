// clauses: EM-DIAG-4, EM-FWD-2
// claim: A method in the body that default methods of the interface call on the same object is warned of while such a
//     default method is forwarded, be the interface in a source or a class file; not if what they call is another
//     method, or that of another object, nor if the method in the body only forwards,
//     or calls the default method.
import java.util.*;
import java.util.function.*;
interface Repository<K, V> {
    Optional<V> find(K key);
    void save(V value);
    V first();
    default V require(K key) { return find(key).orElseThrow(); }
    default void saveAll(List<? extends V> values) { for (V v : values) { this.save(v); } }
    default Supplier<V> later() { return () -> first(); }
    default void other(Repository<K, V> other, K key) {
        // find(key) is called on another object,
        other.find(key);
        String text = "find(key)";
        char brace = '}';
        /* first() */
        find(key, 2);
    }
    default int find(K key, int n) { return n; }
}
emissary Cached<K, V>(Repository<K, V> repository) {
    public Optional<V> find(K key) { return repository.find(key).filter(v -> true); }  // warning: bypass
    public V first() { return null; }  // warning: bypass
}
emissary Forwarding<K, V>(Repository<K, V> repository) {
    public Optional<V> find(K key) { return repository.find(key); }
    public void save(V value) {
        this.repository.save(value); // and no more
    }
    public V first() { return repository.find(null).get(); }  // warning: bypass
}
emissary Keeping<K, V>(Repository<K, V> repository) {
    public int find(K key, int n) { return Repository.super.find(key, n); }
}
emissary NotKeeping<K, V>(Repository<K, V> repository) {
    public int find(K key, int n) { return Repository.super.find(key, 2 * n); }  // warning: bypass
}
emissary Mended<K, V>(Repository<K, V> repository) {
    public Optional<V> find(K key) { return repository.find(key); }
    public V require(K key) { return Repository.super.require(key); }
}
emissary OtherMethods<K, V>(Repository<K, V> repository) {
    public void other(Repository<K, V> other, K key) { }
    public void save(V value) { }  // warning: bypass
    public void saveAll(List<? extends V> values, int n) { }
}
emissary Alone<K, V>(Repository<K, V> repository) { public void saveAll(List<? extends V> values) { } }
emissary OfNext<T>(Iterator<T> i) { public T next() { T t = i.next(); return t; } }  // warning: bypass
emissary OfRemove<T>(Iterator<T> i) { public void remove() { i.remove(); } }
emissary OfTest<T>(Predicate<T> p) { public boolean test(T t) { return !p.test(t); } }  // warning: bypass
emissary OfAdd<T>(Collection<T> c) { public boolean add(T t) { return c.add(t); } }
emissary OfIterator<T>(Collection<T> c) { public Iterator<T> iterator() { return null; } }  // warning: bypass
emissary Suppressed<T>(Iterator<T> i) { @SuppressWarnings("emissary") public T next() { return null; } }
