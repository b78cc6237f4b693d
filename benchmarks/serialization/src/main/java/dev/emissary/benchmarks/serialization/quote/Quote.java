package dev.emissary.benchmarks.serialization.quote;

import java.util.Objects;

/** One moment of an order book: who, when, and the best {@value #LEVELS} levels of both sides. */
public interface Quote {

    /** The number of levels of each side; a level is from 0, the best, to one less. */
    int LEVELS = 4;

    /** Returns the number of the security. */
    long securityId();

    /** Returns the time in nanoseconds since midnight. */
    long time();

    /**
     * Returns how many are wanted at a level.
     *
     * @throws IndexOutOfBoundsException if there is no such level
     */
    double bidQuantity(int level);

    /**
     * Returns the price offered at a level.
     *
     * @throws IndexOutOfBoundsException if there is no such level
     */
    double bidPrice(int level);

    /**
     * Returns how many are for sale at a level.
     *
     * @throws IndexOutOfBoundsException if there is no such level
     */
    double askQuantity(int level);

    /**
     * Returns the price asked at a level.
     *
     * @throws IndexOutOfBoundsException if there is no such level
     */
    double askPrice(int level);

    /**
     * Returns the value of a level.
     *
     * @throws IndexOutOfBoundsException if there is no such level
     */
    static double at(int level, double best, double second, double third, double fourth) {
        return switch (Objects.checkIndex(level, LEVELS)) {
            case 0 -> best;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }
}
