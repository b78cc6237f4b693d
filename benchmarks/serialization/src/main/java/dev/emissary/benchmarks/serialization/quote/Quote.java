package dev.emissary.benchmarks.serialization.quote;

/** One moment of an order book: who, when, and the best {@value #LEVELS} levels of both sides. */
public interface Quote {

    /** The number of levels of each side. */
    int LEVELS = 4;

    /** Returns the number of the security. */
    long securityId();

    /** Returns the time in nanoseconds since midnight. */
    long time();

    /**
     * Returns how many are wanted, the prices offered, how many are for sale, and the prices asked: {@value #LEVELS}
     * values of each, that of the best level first.
     */
    double[] levels();
}
