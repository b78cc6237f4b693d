/* The three styles behind one serialization interface each. */
package dev.emissary.examples.marketdata;

import dev.emissary.Emissary;
import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * What a queue, a map or a socket is given: it can write a quote and read one, and that is all.
 *
 * <p>One line each. Whoever holds the quote itself keeps the fields, the setters and the text. What the interface
 * itself gives away is still given away: its {@code $toString} names the class of the quote. {@link PublishedQuote}
 * closes that.
 */
public final class Encapsulated {

    private Encapsulated() {}

    /** A quote in the default style. */
    @Emissary(BytesMarshallable.class)
    public record Default(DefaultMarketData quote) {}

    /** A quote in the explicit style. */
    @Emissary(BytesMarshallable.class)
    public record Explicit(ExplicitMarketData quote) {}

    /** A quote in the trivially copyable style. */
    @Emissary(BytesMarshallable.class)
    public record TriviallyCopyable(TriviallyCopyableMarketData quote) {}
}
