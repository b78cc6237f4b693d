package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import net.openhft.chronicle.bytes.Bytes;

/**
 * A quote, and how it is written and read through what stands in front of it.
 *
 * @param quote the quote itself
 * @param writer writes it
 * @param reader reads it
 */
public record QuoteForm(MarketData quote, Action writer, Action reader) {

    /** Does something with bytes. */
    public interface Action {

        /** Writes to them or reads from them. */
        void on(Bytes<?> bytes);
    }

    /** Creates the form of a quote that nothing stands in front of. */
    public static QuoteForm of(MarketData quote) {
        return new QuoteForm(quote, quote::writeMarshallable, quote::readMarshallable);
    }

    /**
     * Makes the round trip, and leaves a filled quote and its form, at the beginning of the bytes, in place.
     *
     * @throws IllegalStateException if what is read back is not what was written
     */
    public void check(Bytes<?> bytes) {
        // Two quotes of one day, so that a reader that does nothing is found out without another class being loaded.
        TradingDay day = new TradingDay(2);
        day.next();
        quote.set(day);
        String expected = Checksum.of(day);
        bytes.clear();
        writer.on(bytes);
        day.next();
        quote.set(day);
        reader.on(bytes);
        if (!Checksum.of(quote).equals(expected)) {
            throw new IllegalStateException(quote.getClass() + " does not read what it has written");
        }
        if (bytes.readRemaining() != 0) {
            throw new IllegalStateException(
                    quote.getClass() + " leaves " + bytes.readRemaining() + " bytes of what it has written");
        }
    }
}
