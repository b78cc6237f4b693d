package dev.emissary.benchmarks.serialization.map;

import dev.emissary.benchmarks.serialization.quote.Checksum;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import java.util.function.Supplier;
import net.openhft.chronicle.hash.serialization.impl.BytesMarshallableReaderWriter;
import net.openhft.chronicle.map.ChronicleMap;
import net.openhft.chronicle.map.ChronicleMapBuilder;

/**
 * An off-heap map with a quote for each security, and one quote on the heap to put or to read into.
 *
 * <p>The map has the quotes themselves as values, and not emissaries, because it creates values by their class.
 *
 * @param <Q> the class of the quotes
 */
final class QuoteMap<Q extends MarketData> implements AutoCloseable {

    private final ChronicleMap<Integer, Q> map;
    private final Q quote;
    private final Integer[] keys = new Integer[TradingDay.SECURITIES];
    private int at;

    private QuoteMap(Class<Q> type, Supplier<Q> quotes) {
        // Left to itself, the map would write some of the styles by Wire, with the names of the fields.
        map = ChronicleMapBuilder.of(Integer.class, type)
                .entries(2L * keys.length)
                .averageValueSize(2.0 * MarketData.BYTES)
                .valueMarshaller(new BytesMarshallableReaderWriter<>(type))
                .create();
        quote = quotes.get();
        for (int i = 0; i < keys.length; i++) {
            keys[i] = i;
        }
    }

    /** Creates an empty map of a style. */
    static QuoteMap<?> named(String style) {
        return switch (style) {
            case "default" -> new QuoteMap<>(DefaultMarketData.class, DefaultMarketData::new);
            case "explicit" -> new QuoteMap<>(ExplicitMarketData.class, ExplicitMarketData::new);
            case "guarded" -> new QuoteMap<>(TriviallyCopyableMarketData.class, TriviallyCopyableMarketData::new);
            default -> throw new IllegalArgumentException("no style is named " + style);
        };
    }

    /**
     * Puts a quote under every key.
     *
     * @throws IllegalStateException if the map does not give what was put into it
     */
    void fill() {
        Checksum put = new Checksum();
        for (TradingDay day = new TradingDay(keys.length); day.next(); ) {
            quote.set(day);
            put.add(day);
            put();
        }
        Checksum got = new Checksum();
        for (int i = 0; i < keys.length; i++) {
            get();
            got.add(quote);
        }
        if (got.value() != put.value()) {
            throw new IllegalStateException("the map does not give what was put into it");
        }
    }

    /** Puts the quote under the next key. */
    void put() {
        map.put(nextKey(), quote);
    }

    /** Reads the quote of the next key. */
    Q get() {
        return map.getUsing(nextKey(), quote);
    }

    private Integer nextKey() {
        at = at + 1 == keys.length ? 0 : at + 1;
        return keys[at];
    }

    @Override
    public void close() {
        map.close();
    }
}
