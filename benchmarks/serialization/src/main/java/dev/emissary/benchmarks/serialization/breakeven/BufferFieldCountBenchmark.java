package dev.emissary.benchmarks.serialization.breakeven;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Rotation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Writes and reads objects of longs field by field without Chronicle; to be read together with {@link FieldCountBenchmark}. */
public class BufferFieldCountBenchmark extends RoundsBenchmark {

    /** The number of fields. */
    @Param({"6", "16"})
    public int fields;

    private Rotation<FieldsPlace> places;

    /** Fills the objects, and the buffers with their forms. */
    @Setup(Level.Trial)
    public void setUp() throws Exception {
        places = Rotation.of(() -> FieldsPlace.forBuffer(fields));
    }

    /** Gives the memory back. */
    @TearDown(Level.Trial)
    public void tearDown() {
        places.forEach(FieldsPlace::release);
    }

    /** Writes field by field. */
    @Benchmark
    public Object writeByteBuffer() {
        FieldsPlace place = places.next();
        place.writeByteBuffer();
        return place;
    }

    /** Reads field by field. */
    @Benchmark
    public Object readByteBuffer() {
        FieldsPlace place = places.next();
        place.readByteBuffer();
        return place;
    }
}
