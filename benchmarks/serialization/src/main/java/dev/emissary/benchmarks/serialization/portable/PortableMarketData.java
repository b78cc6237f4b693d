package dev.emissary.benchmarks.serialization.portable;

import static dev.emissary.benchmarks.serialization.portable.PortableLayout.ASK_PRICES;
import static dev.emissary.benchmarks.serialization.portable.PortableLayout.ASK_QUANTITIES;
import static dev.emissary.benchmarks.serialization.portable.PortableLayout.BID_PRICES;
import static dev.emissary.benchmarks.serialization.portable.PortableLayout.BID_QUANTITIES;
import static dev.emissary.benchmarks.serialization.portable.PortableLayout.BYTES;
import static dev.emissary.benchmarks.serialization.portable.PortableLayout.SECURITY_ID;
import static dev.emissary.benchmarks.serialization.portable.PortableLayout.TIME;
import static dev.emissary.benchmarks.serialization.portable.PortableLayout.at;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * A quote that keeps its values as the bytes they are sent as: its fields are views of one array, and writing and
 * reading copy that array.
 */
public final class PortableMarketData implements PortableDto {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle DOUBLE =
            MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes = new byte[BYTES];

    @Override
    public void set(Quote other) {
        LONG.set(bytes, SECURITY_ID, other.securityId());
        LONG.set(bytes, TIME, other.time());
        for (int level = 0; level < LEVELS; level++) {
            DOUBLE.set(bytes, at(BID_QUANTITIES, level), other.bidQuantity(level));
            DOUBLE.set(bytes, at(BID_PRICES, level), other.bidPrice(level));
            DOUBLE.set(bytes, at(ASK_QUANTITIES, level), other.askQuantity(level));
            DOUBLE.set(bytes, at(ASK_PRICES, level), other.askPrice(level));
        }
    }

    @Override
    public int size() {
        return BYTES;
    }

    @Override
    public void writeTo(byte[] target, int offset) {
        System.arraycopy(bytes, 0, target, offset, BYTES);
    }

    @Override
    public void readFrom(byte[] source, int offset) {
        System.arraycopy(source, offset, bytes, 0, BYTES);
    }

    @Override
    public long securityId() {
        return (long) LONG.get(bytes, SECURITY_ID);
    }

    @Override
    public long time() {
        return (long) LONG.get(bytes, TIME);
    }

    @Override
    public double bidQuantity(int level) {
        return (double) DOUBLE.get(bytes, at(BID_QUANTITIES, level));
    }

    @Override
    public double bidPrice(int level) {
        return (double) DOUBLE.get(bytes, at(BID_PRICES, level));
    }

    @Override
    public double askQuantity(int level) {
        return (double) DOUBLE.get(bytes, at(ASK_QUANTITIES, level));
    }

    @Override
    public double askPrice(int level) {
        return (double) DOUBLE.get(bytes, at(ASK_PRICES, level));
    }
}
