package dev.emissary.benchmarks.serialization.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Wrappers that do too little, each of which must be found out. */
class RoundTripTest {

    private final ExplicitMarketData quote = new ExplicitMarketData();
    private final Bytes<Void> bytes = Bytes.allocateElasticDirect();

    @AfterEach
    void release() {
        bytes.releaseLast();
    }

    @Test
    void leavesTheQuoteFilledAndTheBytesToBeReadAgain() {
        RoundTrip.check(quote, quote, bytes);
        assertThat(Checksum.of(quote)).isEqualTo(Checksum.of(TradingDay.firstQuote()));
        ExplicitMarketData again = new ExplicitMarketData();
        bytes.readPosition(0);
        again.readMarshallable(bytes);
        assertThat(Checksum.of(again)).isEqualTo(Checksum.of(quote));
    }

    @Test
    void findsAReaderThatDoesNothing() {
        assertThatThrownBy(() -> RoundTrip.check(quote, new Forgetful(false), bytes))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("does not read what it has written");
    }

    @Test
    void findsAReaderThatStopsEarly() {
        BytesMarshallable writesMore = new Forgetful(true) {
            @Override
            public void writeMarshallable(BytesOut<?> out) {
                super.writeMarshallable(out);
                out.writeByte((byte) 1);
            }
        };
        assertThatThrownBy(() -> RoundTrip.check(quote, writesMore, bytes))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("leaves 1 bytes");
    }

    /** A wrapper that forwards what is written, and perhaps what is read. */
    private class Forgetful implements BytesMarshallable {

        private final boolean reads;

        Forgetful(boolean reads) {
            this.reads = reads;
        }

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            quote.writeMarshallable(out);
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            if (reads) {
                quote.readMarshallable(in);
            }
        }
    }
}
