package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.quote.MarketData;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

/**
 * A quote, and how it is written and read through what stands in front of it.
 *
 * @param quote the quote itself
 * @param writer writes it
 * @param reader reads it
 */
record QuoteForm(MarketData quote, Action writer, Action reader) {

    /** Does something with bytes. */
    interface Action {

        /** Writes to them or reads from them. */
        void on(Bytes<?> bytes);
    }

    /** Checks the round trip, and leaves the quote and its form, at the beginning of the bytes, in place. */
    void check(Bytes<?> bytes) {
        BytesMarshallable both = new BytesMarshallable() {
            @Override
            public void writeMarshallable(BytesOut<?> out) {
                writer.on((Bytes<?>) out);
            }

            @Override
            public void readMarshallable(BytesIn<?> in) {
                reader.on((Bytes<?>) in);
            }
        };
        RoundTrip.check(quote, both, bytes);
    }
}
