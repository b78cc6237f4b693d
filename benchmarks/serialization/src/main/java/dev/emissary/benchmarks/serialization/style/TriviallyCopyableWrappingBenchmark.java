package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.Placement;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/** The wrappings of the trivially copyable style without a guard, and its emissary as a constant. */
public class TriviallyCopyableWrappingBenchmark extends WrappingBenchmark {

    private static final BareMarketData CONSTANT_QUOTE = new BareMarketData();
    private static final BareEmissary CONSTANT_EMISSARY = new BareEmissary(CONSTANT_QUOTE);

    private BareMarketData direct;
    private HandWritten.TriviallyCopyable handWritten;
    private BareEmissary emissary;

    /** Fills the quote, and the bytes with its form. */
    @Setup(Level.Iteration)
    public void setUp() {
        Placement.leaveGap();
        direct = new BareMarketData();
        handWritten = new HandWritten.TriviallyCopyable(direct);
        emissary = new BareEmissary(direct);
        setUp(direct, handWritten, emissary);
        RoundTrip.check(CONSTANT_QUOTE, CONSTANT_EMISSARY, bytes);
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

    /** Writes through the emissary that the JIT knows to be always the same. */
    @Benchmark
    public Object writeConstantEmissary() {
        bytes.writePosition(0);
        CONSTANT_EMISSARY.writeMarshallable(bytes);
        return bytes;
    }

    /** Reads through the emissary that the JIT knows to be always the same. */
    @Benchmark
    public Object readConstantEmissary() {
        bytes.readPosition(0);
        CONSTANT_EMISSARY.readMarshallable(bytes);
        return bytes;
    }
}
