package dev.emissary.benchmarks.forwarding.byhand;

import dev.emissary.benchmarks.forwarding.cases.Store;

/** A store that forwards by hand. */
public final class DelegatingStore implements Store<String> {

    private final Store<String> store;

    /** Creates one in front of this delegate. */
    public DelegatingStore(Store<String> store) {
        this.store = store;
    }

    @Override
    public <V> V get(String key, Class<V> type) {
        return store.get(key, type);
    }
}
