package dev.emissary.benchmarks.serialization.quote;

import dev.emissary.Emissary;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** The quotes of the three styles behind one serialization interface each: what a queue is given. */
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

    /** A quote in the trivially copyable style without a guard. */
    @Emissary(BytesMarshallable.class)
    public record Bare(BareMarketData quote) {}
}
