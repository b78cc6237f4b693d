package dev.emissary.benchmarks.serialization.queue;

import dev.emissary.benchmarks.serialization.style.HandWritten;
import dev.emissary.examples.marketdata.MarketData;
import dev.emissary.examples.marketdata.Style;
import dev.emissary.examples.marketdata.TriviallyCopyableMarketData;
import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * A quote and what a queue is given for it.
 *
 * @param owned the quote
 * @param handedOut the emissary in front of it, or the class written by hand
 */
record Message(MarketData owned, BytesMarshallable handedOut) {

    /** Creates a message from its word. */
    static Message named(String word) {
        return switch (word) {
            case "default" -> of(Style.DEFAULT);
            case "explicit" -> of(Style.EXPLICIT);
            case "guarded" -> of(Style.TRIVIALLY_COPYABLE);
            case "guarded by hand" -> guardedByHand();
            default -> throw new IllegalArgumentException("no message is named " + word);
        };
    }

    private static Message of(Style style) {
        Style.Pair pair = style.newPair();
        return new Message(pair.owned(), pair.handedOut());
    }

    private static Message guardedByHand() {
        TriviallyCopyableMarketData quote = new TriviallyCopyableMarketData();
        return new Message(quote, new HandWritten.Guarded(quote));
    }
}
