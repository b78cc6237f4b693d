package dev.emissary.benchmarks.serialization;

import dev.emissary.Emissary;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** The measured emissaries; {@link HandWritten} has a class of the same name for each. */
final class Emissaries {

    private Emissaries() {}

    /** A quote that can be serialized, and nothing else. */
    @Emissary(BytesMarshallable.class)
    record Encapsulated(MarketData quote) {}
}
