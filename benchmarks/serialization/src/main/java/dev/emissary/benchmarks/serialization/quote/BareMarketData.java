package dev.emissary.benchmarks.serialization.quote;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesUtil;

/** A quote that is copied as it lies in memory, and nobody asks whether the reader's JVM lays it out the same way. */
public final class BareMarketData extends MarketData {

    private static final int START = BytesUtil.triviallyCopyableStart(BareMarketData.class);
    private static final int LENGTH = BytesUtil.triviallyCopyableLength(BareMarketData.class);

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.unsafeWriteObject(this, START, LENGTH);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        in.unsafeReadObject(this, START, LENGTH);
    }
}
