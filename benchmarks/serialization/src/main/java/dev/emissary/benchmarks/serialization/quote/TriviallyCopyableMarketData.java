package dev.emissary.benchmarks.serialization.quote;

import dev.emissary.examples.marketdata.wall.GuardedCopy;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;

/**
 * A quote whose serialized form is the piece of memory that its fields are in, behind the fingerprint of their layout.
 */
public final class TriviallyCopyableMarketData extends MarketData {

    /** What copies quotes, and refuses what are none. */
    public static final GuardedCopy<TriviallyCopyableMarketData> COPY =
            GuardedCopy.of(TriviallyCopyableMarketData.class);

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        COPY.write(this, out);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        COPY.read(this, in);
    }
}
