package dev.emissary.benchmarks.forwarding.cases;

/** A store of one value, so cheap that the calls in front of it show. */
public final class SingleStore implements Store<String> {

    private final String key;
    private final Object value;

    /** Creates a store of this value. */
    public SingleStore(String key, Object value) {
        this.key = key;
        this.value = value;
    }

    @Override
    public <V> V get(String key, Class<V> type) {
        return this.key.equals(key) ? type.cast(value) : null;
    }
}
