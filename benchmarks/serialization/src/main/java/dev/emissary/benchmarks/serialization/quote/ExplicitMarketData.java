package dev.emissary.benchmarks.serialization.quote;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;

/** A quote that names every field twice more: where it is written and where it is read, in the same order. */
public final class ExplicitMarketData extends MarketData {

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        out.writeLong(securityId);
        out.writeLong(time);
        out.writeDouble(bidQuantity0);
        out.writeDouble(bidQuantity1);
        out.writeDouble(bidQuantity2);
        out.writeDouble(bidQuantity3);
        out.writeDouble(bidPrice0);
        out.writeDouble(bidPrice1);
        out.writeDouble(bidPrice2);
        out.writeDouble(bidPrice3);
        out.writeDouble(askQuantity0);
        out.writeDouble(askQuantity1);
        out.writeDouble(askQuantity2);
        out.writeDouble(askQuantity3);
        out.writeDouble(askPrice0);
        out.writeDouble(askPrice1);
        out.writeDouble(askPrice2);
        out.writeDouble(askPrice3);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        securityId = in.readLong();
        time = in.readLong();
        bidQuantity0 = in.readDouble();
        bidQuantity1 = in.readDouble();
        bidQuantity2 = in.readDouble();
        bidQuantity3 = in.readDouble();
        bidPrice0 = in.readDouble();
        bidPrice1 = in.readDouble();
        bidPrice2 = in.readDouble();
        bidPrice3 = in.readDouble();
        askQuantity0 = in.readDouble();
        askQuantity1 = in.readDouble();
        askQuantity2 = in.readDouble();
        askQuantity3 = in.readDouble();
        askPrice0 = in.readDouble();
        askPrice1 = in.readDouble();
        askPrice2 = in.readDouble();
        askPrice3 = in.readDouble();
    }
}
