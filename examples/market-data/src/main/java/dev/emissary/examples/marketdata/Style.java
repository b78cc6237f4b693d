/* The three ways of writing a quote, as things to choose from. */
package dev.emissary.examples.marketdata;

import java.util.function.Supplier;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** A way to serialize a quote. */
public enum Style {
    /** Found by reflection. */
    DEFAULT("default", Style::newDefault),
    /** Field by field. */
    EXPLICIT("explicit", Style::newExplicit),
    /** All at once, behind a fingerprint. */
    TRIVIALLY_COPYABLE("trivially copyable", Style::newTriviallyCopyable);

    private final String title;
    private final Supplier<Pair> pairs;

    Style(String title, Supplier<Pair> pairs) {
        this.title = title;
        this.pairs = pairs;
    }

    /**
     * A quote twice.
     *
     * @param owned the quote, for whoever fills it or reads it
     * @param handedOut the emissary in front of it, for the transport
     */
    public record Pair(MarketData owned, BytesMarshallable handedOut) {}

    /** Creates a quote of this style and the emissary in front of it. */
    public Pair newPair() {
        return pairs.get();
    }

    @Override
    public String toString() {
        return title;
    }

    private static Pair newDefault() {
        DefaultMarketData quote = new DefaultMarketData();
        return new Pair(quote, new Encapsulated.Default(quote));
    }

    private static Pair newExplicit() {
        ExplicitMarketData quote = new ExplicitMarketData();
        return new Pair(quote, new Encapsulated.Explicit(quote));
    }

    private static Pair newTriviallyCopyable() {
        TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
        return new Pair(quote, new Encapsulated.TriviallyCopyable(quote));
    }
}
