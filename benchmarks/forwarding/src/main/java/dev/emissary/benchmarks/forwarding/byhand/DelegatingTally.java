package dev.emissary.benchmarks.forwarding.byhand;

import dev.emissary.benchmarks.forwarding.cases.Tally;

/** A tally that forwards by hand. */
public final class DelegatingTally implements Tally {

    private final Tally tally;

    /** Creates one in front of this delegate. */
    public DelegatingTally(Tally tally) {
        this.tally = tally;
    }

    @Override
    public Tally add(long amount) {
        Tally result = tally.add(amount);
        return result == tally ? this : result;
    }

    @Override
    public long total() {
        return tally.total();
    }
}
