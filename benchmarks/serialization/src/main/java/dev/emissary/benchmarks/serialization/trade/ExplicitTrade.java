package dev.emissary.benchmarks.serialization.trade;

import java.util.Objects;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;

/**
 * A trade that names every field twice more, its text and its array included: where it is written and where it is read.
 */
public final class ExplicitTrade implements Trade, BytesMarshallable {

    private long time;
    private double price;
    private String symbol = "";
    private long[] fills = {};

    /** Changes time and price. */
    public void set(long time, double price) {
        this.time = time;
        this.price = price;
    }

    /**
     * Changes the symbol.
     *
     * @throws IllegalArgumentException if it does not fit into a grouped trade
     */
    public void setSymbol(String text) {
        Limits.checkSymbol(text);
        symbol = text;
    }

    /**
     * Changes the fills.
     *
     * @throws IllegalArgumentException if they do not fit into a grouped trade
     */
    public void setFills(long... sizes) {
        Limits.checkFills(sizes);
        fills = sizes.clone();
    }

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

    @Override
    public long time() {
        return time;
    }

    @Override
    public double price() {
        return price;
    }

    @Override
    public String symbol() {
        return symbol;
    }

    @Override
    public int fills() {
        return fills.length;
    }

    @Override
    public long fill(int index) {
        return fills[Objects.checkIndex(index, fills.length)];
    }
}
