package dev.emissary.benchmarks.serialization.trade;

/** A trade in one security, filled in parts. */
public interface Trade {

    /** The number of characters that a symbol may have: 32 bytes less one for the length. */
    int SYMBOL_LIMIT = 31;

    /** The number of fills that a trade may have. */
    int FILLS_LIMIT = 8;

    /** Returns the time in nanoseconds since midnight. */
    long time();

    /** Returns the price. */
    double price();

    /** Returns the name of the security. */
    String symbol();

    /** Returns the number of fills. */
    int fills();

    /**
     * Returns the size of a fill.
     *
     * @throws IndexOutOfBoundsException if there is no such fill
     */
    long fill(int index);
}
