package dev.emissary.benchmarks.forwarding.manifold;

import manifold.ext.delegation.rt.api.link;

/** A character sequence that forwards by Manifold. */
public final class DelegatingCharSequence implements CharSequence {

    @link
    private final CharSequence text;

    /** Creates one in front of this delegate. */
    public DelegatingCharSequence(CharSequence text) {
        this.text = text;
    }
}
