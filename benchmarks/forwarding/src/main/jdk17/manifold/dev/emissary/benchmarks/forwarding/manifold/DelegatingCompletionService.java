package dev.emissary.benchmarks.forwarding.manifold;

import java.util.concurrent.CompletionService;
import manifold.ext.delegation.rt.api.link;

/** A completion service that forwards by Manifold. */
public final class DelegatingCompletionService<V> implements CompletionService<V> {

    @link
    private final CompletionService<V> service;

    /** Creates one in front of this delegate. */
    public DelegatingCompletionService(CompletionService<V> service) {
        this.service = service;
    }
}
