package dev.emissary.benchmarks.serialization.trade;

import dev.emissary.examples.marketdata.wall.GuardedCopy;
import java.util.Objects;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.FieldGroup;

/**
 * A trade that is trivially copyable although it has a text and an array: they are in two groups of {@code long}
 * fields, which Chronicle shows as bytes.
 *
 * <p>The four fields of the symbol hold its length in one byte and at most {@value #SYMBOL_LIMIT} characters. Copies
 * always have the full size, however short the symbol is; what it does not use is zero.
 */
public final class GroupedTrade implements Trade, BytesMarshallable {

    /** What copies trades, and refuses what are none. */
    public static final GuardedCopy<GroupedTrade> COPY = GuardedCopy.of(GroupedTrade.class);

    @FieldGroup("symbol")
    long symbol0, symbol1, symbol2, symbol3;
    @FieldGroup("fills")
    long fill0, fill1, fill2, fill3, fill4, fill5, fill6, fill7;

    private long time;
    private double price;
    private int fills;

    private final transient Bytes<GroupedTrade> symbol = Bytes.forFieldGroup(this, "symbol");
    private final transient BytesStore<?, GroupedTrade> fillStore = BytesStore.forFields(this, "fills", 0);

    /** Changes time and price. */
    public void set(long time, double price) {
        this.time = time;
        this.price = price;
    }

    /**
     * Changes the symbol.
     *
     * @throws IllegalArgumentException if it does not fit; then nothing has changed
     */
    public void setSymbol(CharSequence text) {
        Limits.checkSymbol(text);
        // Or the end of a longer symbol before this one would travel too.
        symbol0 = symbol1 = symbol2 = symbol3 = 0;
        symbol.clear().append8bit(text);
    }

    /**
     * Changes the fills.
     *
     * @throws IllegalArgumentException if they do not fit; then nothing has changed
     */
    public void setFills(long... sizes) {
        Limits.checkFills(sizes);
        for (int i = 0; i < FILLS_LIMIT; i++) {
            fillStore.writeLong((long) Long.BYTES * i, i < sizes.length ? sizes[i] : 0);
        }
        fills = sizes.length;
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
    public long time() {
        return time;
    }

    @Override
    public double price() {
        return price;
    }

    @Override
    public String symbol() {
        Limits.checkCounts(symbol.readLimit(), 0);
        return symbol.to8bitString();
    }

    @Override
    public int fills() {
        Limits.checkCounts(0, fills);
        return fills;
    }

    @Override
    public long fill(int index) {
        return fillStore.readLong((long) Long.BYTES * Objects.checkIndex(index, fills()));
    }
}
