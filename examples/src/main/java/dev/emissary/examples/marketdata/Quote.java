package dev.emissary.examples.marketdata;

/** The domain interface: what a reader may ask of a quote, the best offers of both sides of an order book. */
public interface Quote {
    /** Returns the number of the security. */
    int securityId();

    /** Returns the time in nanoseconds since midnight. */
    long time();

    /** Returns the highest price that a buyer offers. */
    double bidPrice();

    /** Returns how many are wanted at that price. */
    int bidQuantity();

    /** Returns the lowest price that a seller asks. */
    double askPrice();

    /** Returns how many are for sale at that price. */
    int askQuantity();
}
