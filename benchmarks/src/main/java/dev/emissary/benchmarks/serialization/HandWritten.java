package dev.emissary.benchmarks.serialization;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

/** The classes of {@link Emissaries}, written by hand. */
final class HandWritten {

    private HandWritten() {}

    /** A quote that can be serialized, and nothing else. */
    static final class Encapsulated implements BytesMarshallable {

        private final MarketData quote;

        Encapsulated(MarketData quote) {
            this.quote = quote;
        }

        @Override
        public boolean usesSelfDescribingMessage() {
            return ((BytesMarshallable) quote).usesSelfDescribingMessage();
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            ((BytesMarshallable) quote).readMarshallable(in);
        }

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            ((BytesMarshallable) quote).writeMarshallable(out);
        }

        @Override
        public String $toString() {
            return ((BytesMarshallable) quote).$toString();
        }
    }
}
