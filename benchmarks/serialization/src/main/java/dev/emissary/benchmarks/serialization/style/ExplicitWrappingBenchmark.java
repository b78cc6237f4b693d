package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.Placement;
import dev.emissary.benchmarks.serialization.quote.Encapsulated;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/** The wrappings of the explicit style. */
public class ExplicitWrappingBenchmark extends WrappingBenchmark {

    private ExplicitMarketData direct;
    private HandWritten.Explicit handWritten;
    private Encapsulated.Explicit emissary;

    /** Fills the quote, and the bytes with its form. */
    @Setup(Level.Iteration)
    public void setUp() {
        Placement.leaveGap();
        direct = new ExplicitMarketData();
        handWritten = new HandWritten.Explicit(direct);
        emissary = new Encapsulated.Explicit(direct);
        setUp(direct, handWritten, emissary);
    }

    /** Writes the quote itself. */
    @Benchmark
    public Object writeDirect() {
        bytes.writePosition(0);
        direct.writeMarshallable(bytes);
        return bytes;
    }

    /** Writes through the class written by hand. */
    @Benchmark
    public Object writeHandWritten() {
        bytes.writePosition(0);
        handWritten.writeMarshallable(bytes);
        return bytes;
    }

    /** Writes through the emissary. */
    @Benchmark
    public Object writeEmissary() {
        bytes.writePosition(0);
        emissary.writeMarshallable(bytes);
        return bytes;
    }

    /** Reads the quote itself. */
    @Benchmark
    public Object readDirect() {
        bytes.readPosition(0);
        direct.readMarshallable(bytes);
        return bytes;
    }

    /** Reads through the class written by hand. */
    @Benchmark
    public Object readHandWritten() {
        bytes.readPosition(0);
        handWritten.readMarshallable(bytes);
        return bytes;
    }

    /** Reads through the emissary. */
    @Benchmark
    public Object readEmissary() {
        bytes.readPosition(0);
        emissary.readMarshallable(bytes);
        return bytes;
    }
}
