/* Tests that what is written is what is read, in every style and through every emissary. */
package dev.emissary.examples.marketdata;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.wire.FieldInfo;
import net.openhft.chronicle.wire.Marshallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Round trips over Chronicle Bytes, without a queue. */
class RoundTripTest {

    static Stream<Arguments> stylesAndTargets() {
        return Stream.of(Style.values())
                .flatMap(style -> Stream.of(
                        Arguments.of(style, "elastic direct", Bytes.allocateElasticDirect()),
                        Arguments.of(style, "fixed direct", Bytes.allocateDirect(200)),
                        Arguments.of(style, "elastic heap", Bytes.allocateElasticOnHeap()),
                        Arguments.of(style, "byte array", Bytes.wrapForWrite(new byte[200]))));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("stylesAndTargets")
    void everyStyleReadsWhatItHasWritten(Style style, String target, Bytes<?> bytes) {
        try {
            Style.Pair written = style.newPair();
            written.owned().set(TradingDay.firstQuote());
            written.handedOut().writeMarshallable(bytes);
            assertThat(bytes.readRemaining())
                    .isEqualTo(style == Style.TRIVIALLY_COPYABLE ? MarketData.BYTES + 8 : MarketData.BYTES);
            Style.Pair read = style.newPair();
            assertThat(read.owned()).isNotEqualTo(written.owned());
            read.handedOut().readMarshallable(bytes);
            assertThat(read.owned()).isEqualTo(written.owned());
            assertThat(bytes.readRemaining()).isZero();
        } finally {
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @EnumSource(Style.class)
    void textReadsBackTheSame(Style style) {
        MarketData quote = style.newPair().owned();
        quote.set(TradingDay.firstQuote());
        Object read = Marshallable.fromString(quote.toString());
        assertThat(read).isEqualTo(quote).isExactlyInstanceOf(quote.getClass());
    }

    @Test
    void everyValueCountsInTheChecksum() throws NoSuchFieldException {
        DefaultMarketData quote = new DefaultMarketData();
        quote.set(TradingDay.firstQuote());
        List<FieldInfo> fields = quote.$fieldInfos();
        assertThat(fields).hasSize(18);
        for (FieldInfo field : fields) {
            DefaultMarketData changed = quote.deepCopy();
            assertThat(Checksum.of(changed)).isEqualTo(Checksum.of(quote));
            changed.setField(field.name(), field.type() == long.class ? (Object) 77L : (Object) 77.0);
            assertThat(Checksum.of(changed)).as(field.name()).isNotEqualTo(Checksum.of(quote));
        }
    }

    @Test
    void publishedQuoteAnswersWhatTheQuoteDoes() {
        TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
        quote.set(TradingDay.firstQuote());
        assertThat(Checksum.of(new PublishedQuote(quote))).isEqualTo(Checksum.of(quote));
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        new PublishedQuote(quote).writeMarshallable(bytes);
        BytesMarshallable read = new PublishedQuote();
        read.readMarshallable(bytes);
        assertThat(Checksum.of((Quote) read)).isEqualTo(Checksum.of(quote));
    }

    @Test
    void mapKeepsTheLatestQuote() {
        TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
        PublishedQuote handedOut = new PublishedQuote(quote);
        try (QuoteMap map = new QuoteMap(10)) {
            quote.set(TradingDay.firstQuote());
            map.put(handedOut);
            quote.setTime(99);
            map.put(handedOut);
            assertThat(map.size()).isEqualTo(1);
            assertThat(map.get(1).time()).isEqualTo(99);
            assertThat(Checksum.of(map.get(1))).isEqualTo(Checksum.of(quote));
            assertThat(map.get(2)).isNull();
            quote.setTime(100);
            assertThat(map.get(1).time()).isEqualTo(99);
        }
    }
}
