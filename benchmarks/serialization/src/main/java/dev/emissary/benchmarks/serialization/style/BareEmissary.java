package dev.emissary.benchmarks.serialization.style;

import dev.emissary.Emissary;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** A quote in the trivially copyable style without a guard, as {@code Encapsulated} has the others. */
@Emissary(BytesMarshallable.class)
public record BareEmissary(BareMarketData quote) {}
