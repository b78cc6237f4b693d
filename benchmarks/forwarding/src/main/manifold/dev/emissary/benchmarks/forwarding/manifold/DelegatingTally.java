package dev.emissary.benchmarks.forwarding.manifold;

import dev.emissary.benchmarks.forwarding.cases.Tally;
import manifold.ext.delegation.rt.api.link;

/** A tally that forwards by Manifold. */
public final class DelegatingTally implements Tally {

    @link
    private final Tally tally;

    /** Creates one in front of this delegate. */
    public DelegatingTally(Tally tally) {
        this.tally = tally;
    }
}
