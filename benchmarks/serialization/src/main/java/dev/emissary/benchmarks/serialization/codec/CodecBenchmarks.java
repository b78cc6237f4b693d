package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Rotation;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** The benchmarks of the codecs; results know them by their simple names. */
public final class CodecBenchmarks {

    private CodecBenchmarks() {}

    /**
     * Writing and reading one quote over and over again.
     *
     * <p>The call is the same for all: of a method of {@link Codec} whose receiver the JIT has seen to be always of one
     * class.
     *
     * <p>There are several codecs of the same kind at different {@linkplain Rotation places}, and each call is of the
     * next.
     */
    public abstract static class CodecMeasurement extends RoundsBenchmark {

        private Rotation<Codec> codecs;

        /** Returns the codec's name. */
        abstract String name();

        /** Makes the codecs and checks that each reads what it writes. */
        @Setup(Level.Trial)
        public void setUp() throws Exception {
            codecs = Rotation.of(() -> Codecs.verified(Codecs.all().get(name())));
        }

        /** Writes a quote. */
        @Benchmark
        public int write() throws IOException {
            return codecs.next().write();
        }

        /** Reads a quote. */
        @Benchmark
        public Object read() throws IOException {
            return codecs.next().read();
        }
    }

    /** Quotes through every codec that warms up in two seconds. */
    public static class CodecBenchmark extends CodecMeasurement {

        /** The codec's name. */
        @Param({
            "Chronicle default",
            "Chronicle explicit",
            "Chronicle trivially copyable bare",
            "SBE",
            "portable VarHandle",
            "System.arraycopy",
            Codecs.SEGMENT
        })
        public String codec;

        @Override
        String name() {
            return codec;
        }
    }

    /** Quotes through codecs that are so much code that two seconds are not enough for the JVM to compile it. */
    @Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
    public static class LibraryCodecBenchmark extends CodecMeasurement {

        /** The codec's name. */
        @Param({"java.io default", "java.io record", "Jackson", "Kryo", "Protobuf"})
        public String codec;

        @Override
        String name() {
            return codec;
        }
    }
}
