package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Placement;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/**
 * Writing and reading one quote over and over again.
 *
 * <p>The call is the same for all: of a method of {@link Codec} whose receiver the JIT has seen to be always of one
 * class.
 *
 * <p>There are many short iterations, and each begins with new objects at another {@linkplain Placement place}.
 */
public abstract class CodecMeasurement extends RoundsBenchmark {

    private Codec codec;

    /** Makes the codec and checks that it reads what it writes. */
    abstract Codec create();

    @Setup(Level.Iteration)
    public void setUp() {
        Placement.leaveGap();
        codec = create();
    }

    @Benchmark
    public int write() throws IOException {
        return codec.write();
    }

    @Benchmark
    public Object read() throws IOException {
        return codec.read();
    }
}
