package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.BenchmarkSettings;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Copies a quote's memory behind the fingerprint of its layout: called directly, and through what encapsulates it. */
public class GuardedCopyBenchmark extends BenchmarkSettings {

    /** What stands between the caller and the quote. */
    @Param({"direct", "by hand", "emissary"})
    public String wrapper;

    private BytesMarshallable quote;
    private Bytes<?> bytes;

    /** Fills the quote, and the bytes with its form. */
    @Setup(Level.Trial)
    public void setUp() {
        MarketData owned = new MarketData.Guarded();
        quote = switch (wrapper) {
            case "direct" -> owned;
            case "by hand" -> new HandWritten.Encapsulated(owned);
            default -> new Emissaries.Encapsulated(owned);
        };
        bytes = Targets.create();
        FieldValues.checkRoundTrip(owned, this::write, this::read);
    }

    /** Releases the memory. */
    @TearDown(Level.Trial)
    public void tearDown() {
        bytes.releaseLast();
    }

    /** Writes the fingerprint and the fields. */
    @Benchmark
    public void write() {
        bytes.writePosition(0);
        quote.writeMarshallable(bytes);
    }

    /** Compares the fingerprint and reads the fields. */
    @Benchmark
    public void read() {
        bytes.readPosition(0);
        quote.readMarshallable(bytes);
    }
}
