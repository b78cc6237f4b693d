// shows: Type arguments are substituted; the type variables of methods stay
// clauses: EM-FWD-3, EM-DEL-6
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
