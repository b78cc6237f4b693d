package dev.emissary.benchmarks.serialization;

import dev.emissary.examples.marketdata.wall.GuardedCopy;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.FieldGroup;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Serializes a text and an array: copied with the fields that hold them, and from a {@code String} and a {@code long[]}. */
public class TextBenchmark extends MarshallingBenchmark {

    private static final String SYMBOL = "Société Générale";

    /** What holds the text and the array. */
    @Param({"fields", "references"})
    public String holder;

    /** A trade whose symbol, up to 31 characters of Latin-1, and two fills are in groups of fields of type long. */
    static final class CopiedTrade implements BytesMarshallable {

        private static final GuardedCopy<CopiedTrade> COPY = GuardedCopy.of(CopiedTrade.class);

        @FieldGroup("symbol")
        long symbol0, symbol1, symbol2, symbol3;
        @FieldGroup("fills")
        long fill0, fill1;

        double price;

        final transient Bytes<CopiedTrade> symbol = Bytes.forFieldGroup(this, "symbol");
        final transient BytesStore<?, CopiedTrade> fills = BytesStore.forFields(this, "fills", 0);

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            COPY.write(this, out);
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            COPY.read(this, in);
        }
    }

    /** The same trade with references, of which reading makes a new string and fills the same array. */
    private static final class ReferringTrade implements BytesMarshallable {

        String symbol = SYMBOL;
        long[] fills = {300, 150};
        double price;

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            out.write8bit(symbol);
            out.writeStopBit(fills.length);
            for (long fill : fills) {
                out.writeLong(fill);
            }
            out.writeDouble(price);
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            symbol = in.read8bit();
            long length = in.readStopBit();
            for (int i = 0; i < length; i++) {
                fills[i] = in.readLong();
            }
            price = in.readDouble();
        }
    }

    /** Fills the bytes, and checks that what is written is read. */
    @Setup(Level.Trial)
    public void setUp() {
        if (holder.equals("fields")) {
            CopiedTrade written = new CopiedTrade();
            written.symbol.append8bit(SYMBOL);
            written.fills.writeLong(0, 300);
            written.fills.writeLong(Long.BYTES, 150);
            written.price = 24.5;
            use(written);
            write();
            CopiedTrade copy = new CopiedTrade();
            use(copy);
            read();
            check(copy.symbol.to8bitString(), SYMBOL);
            check(copy.fills.readLong(0) + copy.fills.readLong(Long.BYTES) + copy.price, 474.5);
        } else {
            ReferringTrade trade = new ReferringTrade();
            measure(trade, trade);
            trade.symbol = "";
            trade.fills = new long[2];
            read();
            check(trade.symbol + trade.fills[0] + trade.fills[1], SYMBOL + 300 + 150);
        }
    }
}
