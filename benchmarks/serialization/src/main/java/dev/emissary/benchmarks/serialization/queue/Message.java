package dev.emissary.benchmarks.serialization.queue;

import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.Encapsulated;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.TriviallyCopyableMarketData;
import java.util.function.Function;
import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * A quote and what a queue is given for it.
 *
 * @param owned the quote
 * @param handedOut the emissary in front of it
 */
record Message(MarketData owned, BytesMarshallable handedOut) {

    /** Creates a message from its word. */
    static Message named(String word) {
        return switch (word) {
            case "default" -> of(new DefaultMarketData(), Encapsulated.Default::new);
            case "explicit" -> of(new ExplicitMarketData(), Encapsulated.Explicit::new);
            case "guarded" -> of(new TriviallyCopyableMarketData(), Encapsulated.TriviallyCopyable::new);
            default -> throw new IllegalArgumentException("no message is named " + word);
        };
    }

    private static <Q extends MarketData> Message of(Q quote, Function<Q, BytesMarshallable> wrapper) {
        return new Message(quote, wrapper.apply(quote));
    }
}
