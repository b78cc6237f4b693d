package dev.emissary.benchmarks.forwarding.cases;

/** A method that returns its own object: a delegating class either hides the delegate that comes back or leaks it. */
public interface Tally {

    /** Adds an amount, and returns this tally. */
    Tally add(long amount);

    /** Returns the sum of the amounts. */
    long total();
}
