package dev.emissary.benchmarks.serialization.breakeven;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Placement;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import net.openhft.chronicle.bytes.Bytes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Writes and reads objects of 1 to 32 longs: field by field or at once to elastic direct {@code Bytes}, and field by
 * field to a {@code ByteBuffer}.
 *
 * <p>The buffer is direct and in native order, so that all three write the same bytes to the same kind of memory, and
 * the difference is that of the libraries.
 */
public class FieldCountBenchmark extends RoundsBenchmark {

    /** The number of fields. */
    @Param({"1", "2", "3", "4", "6", "8", "16", "24", "32"})
    public int fields;

    private LongFields object;
    private Bytes<Void> bytes;
    private ByteBuffer buffer;

    /** Fills the object, and both kinds of memory with its form. */
    @Setup(Level.Iteration)
    public void setUp() throws ReflectiveOperationException {
        Placement.leaveGap();
        object = LongFieldsClasses.newObject(fields);
        bytes = Bytes.allocateElasticDirect();
        buffer = ByteBuffer.allocateDirect(fields * Long.BYTES).order(ByteOrder.nativeOrder());
        SplittableRandom random = new SplittableRandom(fields);
        check(random, this::writeByteBuffer, this::readByteBuffer);
        check(random, this::writeTriviallyCopyable, this::readTriviallyCopyable);
        check(random, this::writeExplicit, this::readExplicit);
    }

    /** Gives the memory back. */
    @TearDown(Level.Iteration)
    public void tearDown() {
        bytes.releaseLast();
    }

    /** Writes field by field. */
    @Benchmark
    public Object writeExplicit() {
        bytes.writePosition(0);
        object.writeExplicit(bytes);
        return bytes;
    }

    /** Reads field by field. */
    @Benchmark
    public Object readExplicit() {
        bytes.readPosition(0);
        object.readExplicit(bytes);
        return object;
    }

    /** Writes all fields at once. */
    @Benchmark
    public Object writeTriviallyCopyable() {
        bytes.writePosition(0);
        object.writeTriviallyCopyable(bytes);
        return bytes;
    }

    /** Reads all fields at once. */
    @Benchmark
    public Object readTriviallyCopyable() {
        bytes.readPosition(0);
        object.readTriviallyCopyable(bytes);
        return object;
    }

    /** Writes field by field, without Chronicle. */
    @Benchmark
    public Object writeByteBuffer() {
        buffer.position(0);
        object.writeByteBuffer(buffer);
        return buffer;
    }

    /** Reads field by field, without Chronicle. */
    @Benchmark
    public Object readByteBuffer() {
        buffer.position(0);
        object.readByteBuffer(buffer);
        return object;
    }

    // Every check has values of its own, so that none can read what another has written.
    private void check(SplittableRandom random, Runnable write, Runnable read) throws ReflectiveOperationException {
        long[] values = random.longs(fields).toArray();
        for (int i = 0; i < fields; i++) {
            field(i).setLong(object, values[i]);
        }
        write.run();
        for (int i = 0; i < fields; i++) {
            field(i).setLong(object, 0);
        }
        read.run();
        for (int i = 0; i < fields; i++) {
            if (field(i).getLong(object) != values[i]) {
                throw new IllegalStateException("field " + i + " of " + fields + " is not read as it was written");
            }
        }
    }

    private Field field(int number) throws NoSuchFieldException {
        return object.getClass().getField("field" + number);
    }
}
