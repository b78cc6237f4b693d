package dev.emissary.benchmarks.serialization.portable;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A quote that keeps its values as the bytes they are sent as: its values are views of one array, which is copied. */
public final class PortableMarketData extends PortableQuote {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes = new byte[BYTES];

    @Override
    public void writeTo(byte[] target) {
        System.arraycopy(bytes, 0, target, 0, BYTES);
    }

    @Override
    public void readFrom(byte[] source) {
        System.arraycopy(source, 0, bytes, 0, BYTES);
    }

    @Override
    long get(int offset) {
        return (long) LONG.get(bytes, offset);
    }

    @Override
    void set(int offset, long value) {
        LONG.set(bytes, offset, value);
    }
}
