package dev.emissary.benchmarks.forwarding.manifold;

import dev.emissary.benchmarks.forwarding.cases.Store;
import manifold.ext.delegation.rt.api.link;

/** A store that forwards by Manifold. */
public final class DelegatingStore implements Store<String> {

    @link
    private final Store<String> store;

    /** Creates one in front of this delegate. */
    public DelegatingStore(Store<String> store) {
        this.store = store;
    }
}
