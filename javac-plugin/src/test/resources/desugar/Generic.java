// shows: Type arguments are substituted; the type variables of methods stay
// clauses: EM-FWD-3, EM-DEL-6
//// Generic.java
package generic;

import java.util.List;
import java.util.Map;

interface Store<K, V> {
    V find(K key);

    <E extends Exception> V findOrThrow(K key, Class<E> failure) throws E;

    void addAll(Map<? extends K, ? extends V> values);

    @SuppressWarnings("unchecked")
    List<V> findAll(K... keys);
}

emissary Generic<T extends Comparable<T>>(Store<String, List<T>> store);
//// plain: Generic.java
package generic;

import dev.emissary.lang.Emissary;
import java.util.List;
import java.util.Map;

interface Store<K, V> {
    V find(K key);

    <E extends Exception> V findOrThrow(K key, Class<E> failure) throws E;

    void addAll(Map<? extends K, ? extends V> values);

    @SuppressWarnings("unchecked")
    List<V> findAll(K... keys);
}

final class Generic<T extends Comparable<T>> extends Emissary implements Store<String, List<T>> {
    private final Store<String, List<T>> store;

    Generic(Store<String, List<T>> store) {
        this.store = store;
    }

    @Override
    public List<T> find(String key) {
        return store.find(key);
    }

    @Override
    public <E extends Exception> List<T> findOrThrow(String key, Class<E> failure) throws E {
        return store.findOrThrow(key, failure);
    }

    @Override
    public void addAll(Map<? extends String, ? extends List<T>> values) {
        store.addAll(values);
    }

    @Override
    public List<List<T>> findAll(String... keys) {
        return store.findAll(keys);
    }
}
