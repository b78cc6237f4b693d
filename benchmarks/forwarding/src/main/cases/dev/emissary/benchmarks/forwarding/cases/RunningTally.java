package dev.emissary.benchmarks.forwarding.cases;

/** A tally that returns itself. */
public final class RunningTally implements Tally {

    private long total;

    @Override
    public Tally add(long amount) {
        total += amount;
        return this;
    }

    @Override
    public long total() {
        return total;
    }
}
