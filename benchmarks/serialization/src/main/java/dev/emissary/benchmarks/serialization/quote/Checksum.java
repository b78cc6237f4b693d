package dev.emissary.benchmarks.serialization.quote;

/** A sum that changes when any value of any quote does, or their order. */
public final class Checksum {

    private long sum;

    /** Returns the checksum of a single quote, as text. */
    public static String of(Quote quote) {
        Checksum checksum = new Checksum();
        checksum.add(quote);
        return checksum.toString();
    }

    /** Adds a quote. */
    public void add(Quote quote) {
        add(quote.securityId());
        add(quote.time());
        for (double value : quote.levels()) {
            add(Double.doubleToRawLongBits(value));
        }
    }

    /** Returns the sum. */
    public long value() {
        return sum;
    }

    // A multiplication by an odd number loses no bit; the rotation brings high bits back to where they count.
    private void add(long value) {
        sum = Long.rotateLeft((sum ^ value) * 0x9E3779B97F4A7C15L, 29);
    }

    @Override
    public String toString() {
        return "%016x".formatted(sum);
    }
}
