package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Placement;
import dev.emissary.benchmarks.serialization.quote.MarketData;
import java.io.IOException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Writes and reads one quote, over and over at the same place, in every style and to every kind of memory. */
public class TargetBenchmark extends RoundsBenchmark {

    /** A {@link QuoteStyle}. */
    @Param({"default", "explicit", "trivially copyable", "guarded"})
    public String style;

    /** A {@link Target}. */
    @Param({"elastic direct", "unchecked direct", "mapped file", "heap"})
    public String target;

    private BytesMarshallable quote;
    private Bytes<?> bytes;

    /** Fills the quote, and the bytes with its form. */
    @Setup(Level.Iteration)
    public void setUp() throws IOException {
        Placement.leaveGap();
        MarketData filled = QuoteStyle.named(style).newQuote();
        bytes = Target.named(target).allocate();
        RoundTrip.check(filled, filled, bytes);
        quote = filled;
    }

    /** Gives the memory back. */
    @TearDown(Level.Iteration)
    public void tearDown() {
        bytes.releaseLast();
    }

    /** Writes the quote. */
    @Benchmark
    public Object write() {
        bytes.writePosition(0);
        quote.writeMarshallable(bytes);
        return bytes;
    }

    /** Reads it. */
    @Benchmark
    public Object read() {
        bytes.readPosition(0);
        quote.readMarshallable(bytes);
        return quote;
    }
}
