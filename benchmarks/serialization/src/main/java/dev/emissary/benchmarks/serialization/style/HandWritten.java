package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.quote.BareMarketData;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

/**
 * Final delegating classes written by hand, one for each style, with the methods that the emissary has.
 *
 * <p>One class for all would be shorter, but an emissary knows the exact class of its quote, and so does each of these.
 */
final class HandWritten {

    private HandWritten() {}

    /** In front of a quote in the default style. */
    static final class Default implements BytesMarshallable {

        private final DefaultMarketData quote;

        Default(DefaultMarketData quote) {
            this.quote = quote;
        }

        @Override
        public boolean usesSelfDescribingMessage() {
            return quote.usesSelfDescribingMessage();
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            quote.readMarshallable(in);
        }

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            quote.writeMarshallable(out);
        }

        @Override
        public String $toString() {
            return quote.$toString();
        }
    }

    /** In front of a quote in the explicit style. */
    static final class Explicit implements BytesMarshallable {

        private final ExplicitMarketData quote;

        Explicit(ExplicitMarketData quote) {
            this.quote = quote;
        }

        @Override
        public boolean usesSelfDescribingMessage() {
            return quote.usesSelfDescribingMessage();
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            quote.readMarshallable(in);
        }

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            quote.writeMarshallable(out);
        }

        @Override
        public String $toString() {
            return quote.$toString();
        }
    }

    /** In front of a quote in the trivially copyable style without a guard. */
    static final class Bare implements BytesMarshallable {

        private final BareMarketData quote;

        Bare(BareMarketData quote) {
            this.quote = quote;
        }

        @Override
        public boolean usesSelfDescribingMessage() {
            return quote.usesSelfDescribingMessage();
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            quote.readMarshallable(in);
        }

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            quote.writeMarshallable(out);
        }

        @Override
        public String $toString() {
            return quote.$toString();
        }
    }

    /** In front of a quote in the trivially copyable style behind the fingerprint. */
    static final class TriviallyCopyable implements BytesMarshallable {

        private final TriviallyCopyableMarketData quote;

        TriviallyCopyable(TriviallyCopyableMarketData quote) {
            this.quote = quote;
        }

        @Override
        public boolean usesSelfDescribingMessage() {
            return quote.usesSelfDescribingMessage();
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            quote.readMarshallable(in);
        }

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            quote.writeMarshallable(out);
        }

        @Override
        public String $toString() {
            return quote.$toString();
        }
    }
}
