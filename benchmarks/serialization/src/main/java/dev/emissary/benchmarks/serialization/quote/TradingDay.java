package dev.emissary.benchmarks.serialization.quote;

import java.util.SplittableRandom;

/**
 * The quotes of one day from 9:00 to 17:30, ten every second, one after the other; this object is the current one.
 *
 * <p>Prices walk at random from a fixed seed, in cents.
 */
public final class TradingDay implements Quote {

    /** The number of securities; they are numbered from 1 and take turns. */
    private static final int SECURITIES = 25;

    private static final long OPENING = 9L * 3600 * 1_000_000_000;
    private static final long STEP = 100_000_000;

    private final SplittableRandom random = new SplittableRandom(2022);
    private final long[] middles = new long[SECURITIES];
    private final double[] levels = new double[4 * LEVELS];
    private final int quotes;
    private int next;

    /** Creates a day that is over after a number of quotes. */
    public TradingDay(int quotes) {
        this.quotes = quotes;
        for (int i = 0; i < SECURITIES; i++) {
            middles[i] = 1_000 + random.nextLong(40_000);
        }
    }

    /** Returns the first quote of the day. */
    public static Quote firstQuote() {
        TradingDay day = new TradingDay(1);
        day.next();
        return day;
    }

    /** Goes on to the next quote and returns true, or returns false when the day is over. */
    public boolean next() {
        if (next == quotes) {
            return false;
        }
        int security = next++ % SECURITIES;
        long middle = middles[security] = Math.max(100, middles[security] + random.nextInt(-3, 4));
        for (int level = 0; level < LEVELS; level++) {
            levels[level] = 100 * random.nextInt(1, 100);
            levels[LEVELS + level] = (middle - 1 - level) / 100.0;
            levels[2 * LEVELS + level] = 100 * random.nextInt(1, 100);
            levels[3 * LEVELS + level] = (middle + 1 + level) / 100.0;
        }
        return true;
    }

    @Override
    public long securityId() {
        return 1 + (next - 1) % SECURITIES;
    }

    @Override
    public long time() {
        return OPENING + (next - 1) * STEP;
    }

    @Override
    public double[] levels() {
        return levels.clone();
    }
}
