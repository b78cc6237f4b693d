package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.BenchmarkSettings;
import dev.emissary.examples.marketdata.wall.GuardedCopy;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.FieldGroup;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Serializes a text and an array: copied with the fields that hold them, and from a {@code String} and a {@code long[]}. */
public class TextBenchmark extends BenchmarkSettings {

    private static final String SYMBOL = "Société Générale";

    private CopiedTrade copied = new CopiedTrade();
    private ReferringTrade referring = new ReferringTrade();
    private Bytes<?> copiedBytes;
    private Bytes<?> referringBytes;

    /** A trade whose symbol, up to 31 characters of Latin-1, and two fills are in groups of fields of type long. */
    static final class CopiedTrade {

        private static final GuardedCopy<CopiedTrade> COPY = GuardedCopy.of(CopiedTrade.class);

        @FieldGroup("symbol")
        long symbol0, symbol1, symbol2, symbol3;
        @FieldGroup("fills")
        long fill0, fill1;

        double price;

        final transient Bytes<CopiedTrade> symbol = Bytes.forFieldGroup(this, "symbol");
        final transient BytesStore<?, CopiedTrade> fills = BytesStore.forFields(this, "fills", 0);
    }

    /** The same trade with references. */
    private static final class ReferringTrade {

        String symbol = SYMBOL;
        long[] fills = {300, 150};
        double price = 24.5;
    }

    /** Fills the bytes, and checks that both are read as they were written. */
    @Setup(Level.Trial)
    public void setUp() {
        copiedBytes = Targets.create();
        referringBytes = Targets.create();
        copied.symbol.append8bit(SYMBOL);
        copied.fills.writeLong(0, 300);
        copied.fills.writeLong(Long.BYTES, 150);
        copied.price = 24.5;
        writeCopied();
        copied = new CopiedTrade();
        readCopied();
        check(copied.symbol.to8bitString(), SYMBOL);
        check(copied.fills.readLong(0) + copied.fills.readLong(Long.BYTES) + copied.price, 474.5);
        writeReferring();
        referring.symbol = "";
        referring.fills = new long[2];
        referring.price = 0;
        readReferring();
        check(referring.symbol, SYMBOL);
        check(referring.fills[0] + referring.fills[1] + referring.price, 474.5);
    }

    /** Releases the memory. */
    @TearDown(Level.Trial)
    public void tearDown() {
        copiedBytes.releaseLast();
        referringBytes.releaseLast();
    }

    /** Copies all fields. */
    @Benchmark
    public void writeCopied() {
        copiedBytes.writePosition(0);
        CopiedTrade.COPY.write(copied, copiedBytes);
    }

    /** Copies all fields back. */
    @Benchmark
    public void readCopied() {
        copiedBytes.readPosition(0);
        CopiedTrade.COPY.read(copied, copiedBytes);
    }

    /** Writes a string, the length and the elements of an array, and a number. */
    @Benchmark
    public void writeReferring() {
        referringBytes.writePosition(0);
        referringBytes.write8bit(referring.symbol);
        referringBytes.writeStopBit(referring.fills.length);
        for (long fill : referring.fills) {
            referringBytes.writeLong(fill);
        }
        referringBytes.writeDouble(referring.price);
    }

    /** Reads them into a new string and the same array. */
    @Benchmark
    public void readReferring() {
        referringBytes.readPosition(0);
        referring.symbol = referringBytes.read8bit();
        long length = referringBytes.readStopBit();
        for (int i = 0; i < length; i++) {
            referring.fills[i] = referringBytes.readLong();
        }
        referring.price = referringBytes.readDouble();
    }
}
