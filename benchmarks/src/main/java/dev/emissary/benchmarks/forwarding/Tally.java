package dev.emissary.benchmarks.forwarding;

/** A running total whose {@code add} returns the receiver, which a wrapper has to replace by itself. */
public interface Tally {

    /** Adds an amount and returns this tally. */
    Tally add(long amount);

    /** Returns the sum of the amounts. */
    long total();
}
