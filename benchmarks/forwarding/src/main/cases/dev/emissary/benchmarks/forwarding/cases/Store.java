package dev.emissary.benchmarks.forwarding.cases;

/**
 * A generic method of a generic interface: a class that implements it for one type of key has a bridge.
 *
 * @param <K> the keys
 */
public interface Store<K> {

    /** Returns the value of the key, or null. */
    <V> V get(K key, Class<V> type);
}
