package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Rotation;
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
 * <p>There are several codecs of the same kind at different {@linkplain Rotation places}, and each call is of the next.
 */
public abstract class CodecMeasurement extends RoundsBenchmark {

    private Rotation<Codec> codecs;

    /** Makes the codec and checks that it reads what it writes. */
    abstract Codec create();

    @Setup(Level.Trial)
    public void setUp() throws Exception {
        codecs = Rotation.of(this::create);
    }

    @Benchmark
    public int write() throws IOException {
        return codecs.next().write();
    }

    @Benchmark
    public Object read() throws IOException {
        return codecs.next().read();
    }
}
