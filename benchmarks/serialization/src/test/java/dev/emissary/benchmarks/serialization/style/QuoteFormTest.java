package dev.emissary.benchmarks.serialization.style;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Wrappers that do too little, each of which must be found out. */
class QuoteFormTest {

    private final ExplicitMarketData quote = new ExplicitMarketData();
    private final Bytes<Void> bytes = Bytes.allocateElasticDirect();

    @AfterEach
    void release() {
        bytes.releaseLast();
    }

    @Test
    void leavesTheQuoteFilledAndTheBytesToBeReadAgain() {
        QuoteForm.of(quote).check(bytes);
        assertThat(Checksum.of(quote)).isEqualTo(Checksum.of(TradingDay.firstQuote()));
        ExplicitMarketData again = new ExplicitMarketData();
        bytes.readPosition(0);
        again.readMarshallable(bytes);
        assertThat(Checksum.of(again)).isEqualTo(Checksum.of(quote));
    }

    @Test
    void findsAReaderThatDoesNothing() {
        assertThatThrownBy(() -> new QuoteForm(quote, quote::writeMarshallable, in -> {}).check(bytes))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("does not read what it has written");
    }

    @Test
    void findsAReaderThatStopsEarly() {
        QuoteForm writesMore = new QuoteForm(
                quote,
                out -> {
                    quote.writeMarshallable(out);
                    out.writeByte((byte) 1);
                },
                quote::readMarshallable);
        assertThatThrownBy(() -> writesMore.check(bytes))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("leaves 1 bytes");
    }
}
