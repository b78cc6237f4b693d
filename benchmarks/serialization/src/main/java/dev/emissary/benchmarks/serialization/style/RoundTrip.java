package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** Writes a quote with real values and reads it back. */
public final class RoundTrip {

    private RoundTrip() {}

    /**
     * Makes the round trip through whatever stands in front of a quote, and leaves the quote and its form in place.
     *
     * @param quote the quote, which is filled
     * @param target the quote itself, or what delegates to it
     * @param bytes where to write to, from position 0
     * @throws IllegalStateException if what is read back is not what was written
     */
    public static void check(MarketData quote, BytesMarshallable target, Bytes<?> bytes) {
        // Two quotes of one day, so that a reader that does nothing is found out without another class being loaded.
        TradingDay day = new TradingDay(2);
        day.next();
        quote.set(day);
        String expected = Checksum.of(day);
        bytes.clear();
        target.writeMarshallable(bytes);
        day.next();
        quote.set(day);
        target.readMarshallable(bytes);
        if (!Checksum.of(quote).equals(expected)) {
            throw new IllegalStateException(target.getClass() + " does not read what it has written");
        }
        if (bytes.readRemaining() != 0) {
            throw new IllegalStateException(
                    target.getClass() + " leaves " + bytes.readRemaining() + " bytes of what it has written");
        }
    }
}
