/* What is measured of every codec. */
package dev.emissary.benchmarks.serialisation.codec;

import dev.emissary.benchmarks.serialisation.Placement;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Writing and reading one quote over and over again.
 *
 * <p>The call is the same for all: of a method of {@link Codec} whose receiver the JIT has seen to be always of one
 * class.
 *
 * <p>There are many short iterations, and each begins with new objects at another {@linkplain Placement place}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 50, timeUnit = TimeUnit.MILLISECONDS)
public abstract class CodecMeasurement {

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
