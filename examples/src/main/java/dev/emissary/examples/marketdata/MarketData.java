package dev.emissary.examples.marketdata;

import dev.emissary.examples.marketdata.wall.GuardedCopy;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/**
 * A mutable quote that is trivially copyable: its serialized form is the piece of memory that its fields are in, behind
 * the fingerprint of their layout.
 *
 * <p>It inherits an {@code equals}, a {@code hashCode} and a {@code toString} that show all fields, and access to each
 * field by its name.
 */
public final class MarketData extends SelfDescribingMarshallable implements Quote {
    /** What copies quotes, and refuses what are none. */
    static final GuardedCopy<MarketData> COPY = GuardedCopy.of(MarketData.class);

    private int securityId;
    private long time;
    private double bidPrice;
    private int bidQuantity;
    private double askPrice;
    private int askQuantity;

    /** Changes the security and the time. */
    public void setMoment(int securityId, long time) {
        this.securityId = securityId;
        this.time = time;
    }

    /** Changes what buyers offer. */
    public void setBid(double price, int quantity) {
        bidPrice = price;
        bidQuantity = quantity;
    }

    /** Changes what sellers ask. */
    public void setAsk(double price, int quantity) {
        askPrice = price;
        askQuantity = quantity;
    }

    @Override
    public void writeMarshallable(BytesOut<?> out) {
        COPY.write(this, out);
    }

    @Override
    public void readMarshallable(BytesIn<?> in) {
        COPY.read(this, in);
    }

    @Override
    public int securityId() {
        return securityId;
    }

    @Override
    public long time() {
        return time;
    }

    @Override
    public double bidPrice() {
        return bidPrice;
    }

    @Override
    public int bidQuantity() {
        return bidQuantity;
    }

    @Override
    public double askPrice() {
        return askPrice;
    }

    @Override
    public int askQuantity() {
        return askQuantity;
    }
}
