package dev.emissary.benchmarks.serialization.trade;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

/** A trade that names every field twice more, its text and its array included: where it is written and where it is read. */
public final class ExplicitTrade extends PlainTrade implements BytesMarshallable {

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.writeLong(time);
        out.writeDouble(price);
        out.write8bit(symbol);
        out.writeInt(fills.length);
        for (long fill : fills) {
            out.writeLong(fill);
        }
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        time = in.readLong();
        price = in.readDouble();
        symbol = in.read8bit();
        int length = in.readInt();
        Limits.checkCounts(symbol.length(), length);
        if (fills.length != length) {
            fills = new long[length];
        }
        for (int i = 0; i < length; i++) {
            fills[i] = in.readLong();
        }
    }
}
