package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A way to serialize a quote. */
public enum QuoteStyle {
    /** Found by reflection. */
    DEFAULT("default", DefaultMarketData::new),
    /** Field by field. */
    EXPLICIT("explicit", ExplicitMarketData::new),
    /** All at once. */
    TRIVIALLY_COPYABLE("trivially copyable", BareMarketData::new),
    /** All at once, behind the fingerprint of the layout. */
    GUARDED("guarded", TriviallyCopyableMarketData::new);

    private final String word;
    private final Supplier<MarketData> quotes;

    QuoteStyle(String word, Supplier<MarketData> quotes) {
        this.word = word;
        this.quotes = quotes;
    }

    /**
     * Returns the style of a word.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static QuoteStyle named(String word) {
        return Stream.of(values())
                .filter(style -> style.word.equals(word))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("no style is named " + word));
    }

    /** Creates a quote with zeros only. */
    public MarketData newQuote() {
        return quotes.get();
    }

    @Override
    public String toString() {
        return word;
    }
}
