package dev.emissary.benchmarks.serialization.portable;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.lang.reflect.Constructor;
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
    private static final int FIRST_LEVEL = 16;

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
        double[] levels = other.levels();
        for (int i = 0; i < levels.length; i++) {
            set(FIRST_LEVEL + Double.BYTES * i, Double.doubleToRawLongBits(levels[i]));
        }
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
    public final double[] levels() {
        double[] levels = new double[4 * LEVELS];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = Double.longBitsToDouble(get(FIRST_LEVEL + Double.BYTES * i));
        }
        return levels;
    }
}
