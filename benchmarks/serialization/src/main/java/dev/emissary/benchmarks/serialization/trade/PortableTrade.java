package dev.emissary.benchmarks.serialization.trade;

import dev.emissary.benchmarks.serialization.portable.FixedForm;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * A trade that keeps its values as the bytes they are sent as, at places that are written down here; little endian.
 *
 * <p>The symbol is a byte for its length and room for {@value #SYMBOL_LIMIT} characters in ISO 8859-1; what it
 * does not use is zero.
 */
public final class PortableTrade implements Trade, FixedForm {

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle DOUBLE =
            MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);

    private static final int TIME = 0;
    private static final int PRICE = 8;
    private static final int FILL = 16;
    private static final int FILLS = FILL + FILLS_LIMIT * Long.BYTES;
    private static final int SYMBOL_LENGTH = FILLS + Integer.BYTES;
    private static final int SYMBOL = SYMBOL_LENGTH + 1;
    private static final int BYTES = SYMBOL + SYMBOL_LIMIT;

    private final byte[] bytes = new byte[BYTES];

    /** Changes time and price. */
    public void set(long time, double price) {
        LONG.set(bytes, TIME, time);
        DOUBLE.set(bytes, PRICE, price);
    }

    /**
     * Changes the symbol.
     *
     * @throws IllegalArgumentException if it does not fit; then nothing has changed
     */
    public void setSymbol(CharSequence text) {
        Limits.checkSymbol(text);
        for (int i = 0; i < SYMBOL_LIMIT; i++) {
            bytes[SYMBOL + i] = i < text.length() ? (byte) text.charAt(i) : 0;
        }
        bytes[SYMBOL_LENGTH] = (byte) text.length();
    }

    /**
     * Changes the fills.
     *
     * @throws IllegalArgumentException if they do not fit; then nothing has changed
     */
    public void setFills(long... sizes) {
        Limits.checkFills(sizes);
        for (int i = 0; i < FILLS_LIMIT; i++) {
            LONG.set(bytes, FILL + Long.BYTES * i, i < sizes.length ? sizes[i] : 0L);
        }
        INT.set(bytes, FILLS, sizes.length);
    }

    @Override
    public int size() {
        return BYTES;
    }

    @Override
    public void writeTo(byte[] target, int offset) {
        System.arraycopy(bytes, 0, target, offset, BYTES);
    }

    /**
     * Reads from a place in an array.
     *
     * @throws IllegalArgumentException if it has more characters or fills than a trade; then nothing has changed
     */
    @Override
    public void readFrom(byte[] source, int offset) {
        Objects.checkFromIndexSize(offset, BYTES, source.length);
        Limits.checkCounts(Byte.toUnsignedInt(source[offset + SYMBOL_LENGTH]), (int) INT.get(source, offset + FILLS));
        System.arraycopy(source, offset, bytes, 0, BYTES);
    }

    @Override
    public long time() {
        return (long) LONG.get(bytes, TIME);
    }

    @Override
    public double price() {
        return (double) DOUBLE.get(bytes, PRICE);
    }

    @Override
    public String symbol() {
        return new String(bytes, SYMBOL, bytes[SYMBOL_LENGTH], StandardCharsets.ISO_8859_1);
    }

    @Override
    public int fills() {
        return (int) INT.get(bytes, FILLS);
    }

    @Override
    public long fill(int index) {
        return (long) LONG.get(bytes, FILL + Long.BYTES * Objects.checkIndex(index, fills()));
    }
}
