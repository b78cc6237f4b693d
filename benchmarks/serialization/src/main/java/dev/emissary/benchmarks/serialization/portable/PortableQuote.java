package dev.emissary.benchmarks.serialization.portable;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.lang.reflect.Constructor;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A mutable quote whose values have the same places on every JVM and every machine, little endian: security, time, and
 * then the quantities and prices bid and the quantities and prices asked, four levels each.
 */
public abstract class PortableQuote implements Quote {

    /** The number of bytes. */
    public static final int BYTES = 144;

    private static final int SECURITY_ID = 0;
    private static final int TIME = 8;
    private static final int BID_QUANTITIES = 16;
    private static final int BID_PRICES = 48;
    private static final int ASK_QUANTITIES = 80;
    private static final int ASK_PRICES = 112;

    /** Returns the quote of the foreign memory API, which only a build on JDK 25 has, or nothing. */
    public static Optional<Supplier<PortableQuote>> inSegment() {
        try {
            Constructor<? extends PortableQuote> constructor = Class.forName(
                            PortableQuote.class.getPackageName() + ".SegmentMarketData")
                    .asSubclass(PortableQuote.class)
                    .getConstructor();
            return Optional.of(() -> {
                try {
                    return constructor.newInstance();
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            });
        } catch (ReflectiveOperationException | UnsupportedClassVersionError e) {
            return Optional.empty();
        }
    }

    /** Writes to an array of {@value #BYTES} bytes. */
    public abstract void writeTo(byte[] target);

    /** Reads from an array of {@value #BYTES} bytes. */
    public abstract void readFrom(byte[] source);

    abstract long get(int offset);

    abstract void set(int offset, long value);

    /** Takes everything from another quote. */
    public final void set(Quote other) {
        set(SECURITY_ID, other.securityId());
        set(TIME, other.time());
        for (int level = 0; level < LEVELS; level++) {
            set(BID_QUANTITIES, level, other.bidQuantity(level));
            set(BID_PRICES, level, other.bidPrice(level));
            set(ASK_QUANTITIES, level, other.askQuantity(level));
            set(ASK_PRICES, level, other.askPrice(level));
        }
    }

    private void set(int start, int level, double value) {
        set(start + Double.BYTES * level, Double.doubleToRawLongBits(value));
    }

    private double get(int start, int level) {
        return Double.longBitsToDouble(get(start + Double.BYTES * Objects.checkIndex(level, LEVELS)));
    }

    @Override
    public final long securityId() {
        return get(SECURITY_ID);
    }

    @Override
    public final long time() {
        return get(TIME);
    }

    @Override
    public final double bidQuantity(int level) {
        return get(BID_QUANTITIES, level);
    }

    @Override
    public final double bidPrice(int level) {
        return get(BID_PRICES, level);
    }

    @Override
    public final double askQuantity(int level) {
        return get(ASK_QUANTITIES, level);
    }

    @Override
    public final double askPrice(int level) {
        return get(ASK_PRICES, level);
    }
}
