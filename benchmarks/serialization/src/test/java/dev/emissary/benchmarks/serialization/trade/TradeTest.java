package dev.emissary.benchmarks.serialization.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.emissary.examples.marketdata.wall.RefusedCopyException;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A trade whose text and array are copied with its fields, with what fits and with what does not. */
class TradeTest {

    private final GroupedTrade grouped = new GroupedTrade();

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "Société Générale", "ÿ234567890123456789012345678901"})
    void symbolsThatFitAreReadAsTheyWereWritten(String symbol) {
        fill(symbol, 1, 2, 3);
        assertThat(symbol.length()).isLessThanOrEqualTo(Trade.SYMBOL_LIMIT);
        assertThat(Stream.of(grouped, viaBytes(grouped))).allSatisfy(trade -> assertTrade(trade, symbol, 1, 2, 3));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, Trade.FILLS_LIMIT})
    void fillsThatFitAreReadAsTheyWereWritten(int count) {
        long[] fills = LongStream.range(0, count).map(i -> Long.MAX_VALUE - i).toArray();
        fill("x", fills);
        assertThat(Stream.of(grouped, viaBytes(grouped))).allSatisfy(trade -> assertTrade(trade, "x", fills));
    }

    static Stream<Arguments> misfits() {
        return Stream.of(
                misfit("a symbol of 32 characters", "32 characters, 31 fit", t -> t.setSymbol("x".repeat(32))),
                misfit("a symbol beyond Latin-1", "U+0160 at 2", t -> t.setSymbol("a Škoda")),
                misfit("no symbol", "null is no symbol", t -> t.setSymbol(null)),
                misfit("nine fills", "9 fills, 8 fit", t -> t.setFills(new long[9])),
                misfit("null fills", "null are no fills", t -> t.setFills((long[]) null)));
    }

    private static Arguments misfit(String name, String reason, Consumer<GroupedTrade> attempt) {
        return Arguments.of(name, reason, attempt);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("misfits")
    void refusesWhatDoesNotFitAndChangesNothing(String name, String reason, Consumer<GroupedTrade> attempt) {
        fill("before", 4, 5);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> attempt.accept(grouped))
                .withMessageContaining(reason);
        assertTrade(grouped, "before", 4, 5);
    }

    @Test
    void nothingOfALongerSymbolTravelsOn() {
        fill("confidential and rather long", 1, 2, 3, 4);
        fill("x", 9);
        GroupedTrade freshGrouped = new GroupedTrade();
        set(freshGrouped, "x", 9);
        assertThat(bytes(grouped).toByteArray()).isEqualTo(bytes(freshGrouped).toByteArray());
    }

    @Test
    void groupedTradeGivesNoSymbolBeyondItsFields() {
        fill("before", 4, 5);
        grouped.symbol0 = -1;
        assertThatIllegalArgumentException()
                .isThrownBy(grouped::symbol)
                .withMessage("not a trade: 255 characters and 0 fills");
    }

    @Test
    void groupedTradeRefusesTruncatedData() {
        fill("before", 4, 5);
        Bytes<?> bytes = bytes(grouped);
        bytes.readLimit(bytes.readLimit() - 1);
        fill("now", 6);
        assertThatExceptionOfType(RefusedCopyException.class)
                .isThrownBy(() -> new PublishedTrade(grouped).readMarshallable(bytes))
                .withMessageContaining("truncated");
        assertTrade(grouped, "now", 6);
    }

    @Test
    void theEmissaryShowsTwoInterfacesAndNothingElse() {
        assertThat(PublishedTrade.class.getInterfaces()).containsExactly(BytesMarshallable.class, Trade.class);
        grouped.setSymbol("x");
        assertThat(new PublishedTrade(grouped).$toString()).isEqualTo("a trade in x");
    }

    private void fill(String symbol, long... fills) {
        set(grouped, symbol, fills);
    }

    private static void set(GroupedTrade grouped, String symbol, long... fills) {
        grouped.set(7, 24.5);
        grouped.setSymbol(symbol);
        grouped.setFills(fills);
    }

    private static void assertTrade(Trade trade, String symbol, long... fills) {
        assertThat(trade.time()).isEqualTo(7);
        assertThat(trade.price()).isEqualTo(24.5);
        assertThat(trade.symbol()).isEqualTo(symbol);
        assertThat(LongStream.range(0, trade.fills())
                        .map(i -> trade.fill((int) i))
                        .toArray())
                .isEqualTo(fills);
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> trade.fill(fills.length));
    }

    private static Trade viaBytes(GroupedTrade trade) {
        PublishedTrade read = new PublishedTrade(new GroupedTrade());
        read.readMarshallable(bytes(trade));
        return read;
    }

    private static Bytes<byte[]> bytes(GroupedTrade trade) {
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
        new PublishedTrade(trade).writeMarshallable(bytes);
        return bytes;
    }
}
