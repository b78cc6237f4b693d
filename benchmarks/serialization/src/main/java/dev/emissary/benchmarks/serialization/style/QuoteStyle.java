package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.quote.BareMarketData;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import java.util.Locale;
import java.util.function.Supplier;

/** A way to serialize a quote. */
public enum QuoteStyle {
    /** Found by reflection. */
    DEFAULT(DefaultMarketData::new),
    /** Field by field. */
    EXPLICIT(ExplicitMarketData::new),
    /** All at once. */
    TRIVIALLY_COPYABLE(BareMarketData::new),
    /** All at once, behind the fingerprint of the layout. */
    GUARDED(TriviallyCopyableMarketData::new);

    private final Supplier<MarketData> quotes;

    QuoteStyle(Supplier<MarketData> quotes) {
        this.quotes = quotes;
    }

    /** Returns the style of a word. */
    public static QuoteStyle named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    /** Creates a quote with zeros only. */
    public MarketData newQuote() {
        return quotes.get();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
