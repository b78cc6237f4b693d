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
    public List<T> find(String arg0) {
        return store.find(arg0);
    }

    @Override
    public <E extends Exception> List<T> findOrThrow(String arg0, Class<E> arg1) throws E {
        return store.findOrThrow(arg0, arg1);
    }

    @Override
    public void addAll(Map<? extends String, ? extends List<T>> arg0) {
        store.addAll(arg0);
    }

    @Override
    public List<List<T>> findAll(String... arg0) {
        return store.findAll(arg0);
    }
}
