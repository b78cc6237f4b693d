package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.BenchmarkSettings;
import java.io.IOException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Finds the number of fields from which on copying memory is faster than writing field by field. */
public class FieldCountBenchmark extends BenchmarkSettings {

    private static final String SOURCE = """
            import net.openhft.chronicle.bytes.*;

            public final class %1$s implements FieldCountBenchmark.LongFields {
                private static final int START = BytesUtil.triviallyCopyableStart(%1$s.class);
                private static final int LENGTH = BytesUtil.triviallyCopyableLength(%1$s.class);

                %2$s

                public void writeExplicit(BytesOut<?> out) {
                    %3$s
                }

                public void readExplicit(BytesIn<?> in) {
                    %4$s
                }

                public void writeTriviallyCopyable(BytesOut<?> out) {
                    out.unsafeWriteObject(this, START, LENGTH);
                }

                public void readTriviallyCopyable(BytesIn<?> in) {
                    in.unsafeReadObject(this, START, LENGTH);
                }
            }
            """;

    /** An object with some fields of type long, serialized in two styles. */
    interface LongFields {

        /** Writes field by field. */
        void writeExplicit(BytesOut<?> out);

        /** Reads field by field. */
        void readExplicit(BytesIn<?> in);

        /** Writes the memory of all fields. */
        void writeTriviallyCopyable(BytesOut<?> out);

        /** Reads the memory of all fields. */
        void readTriviallyCopyable(BytesIn<?> in);
    }

    /** The number of fields. */
    @Param({"1", "2", "3", "4", "5", "6", "8", "16"})
    public int fields;

    private LongFields object;
    private Bytes<?> bytes;

    /** Compiles the class, and fills the bytes with the form of an object. */
    @Setup(Level.Trial)
    public void setUp() throws IOException, ReflectiveOperationException {
        String name = "LongFields" + fields;
        String source = SOURCE.formatted(
                name,
                forEach(fields, "public long field%d;"),
                forEach(fields, "out.writeLong(field%d);"),
                forEach(fields, "field%d = in.readLong();"));
        object = (LongFields) GeneratedClass.of(name, source).getConstructor().newInstance();
        bytes = Targets.create();
        FieldValues.checkRoundTrip(object, this::writeTriviallyCopyable, this::readTriviallyCopyable);
        FieldValues.checkRoundTrip(object, this::writeExplicit, this::readExplicit);
    }

    private static String forEach(int fields, String line) {
        return IntStream.range(0, fields).mapToObj(line::formatted).collect(Collectors.joining("\n"));
    }

    /** Releases the memory. */
    @TearDown(Level.Trial)
    public void tearDown() {
        bytes.releaseLast();
    }

    /** Writes field by field. */
    @Benchmark
    public void writeExplicit() {
        bytes.writePosition(0);
        object.writeExplicit(bytes);
    }

    /** Reads field by field. */
    @Benchmark
    public void readExplicit() {
        bytes.readPosition(0);
        object.readExplicit(bytes);
    }

    /** Writes all fields at once. */
    @Benchmark
    public void writeTriviallyCopyable() {
        bytes.writePosition(0);
        object.writeTriviallyCopyable(bytes);
    }

    /** Reads all fields at once. */
    @Benchmark
    public void readTriviallyCopyable() {
        bytes.readPosition(0);
        object.readTriviallyCopyable(bytes);
    }
}
