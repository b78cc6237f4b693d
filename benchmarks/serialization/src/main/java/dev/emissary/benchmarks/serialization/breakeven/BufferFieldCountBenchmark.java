package dev.emissary.benchmarks.serialization.breakeven;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * Writes and reads objects of longs field by field without Chronicle; to be read together with {@link
 * FieldCountBenchmark}.
 */
public class BufferFieldCountBenchmark extends FieldsMeasurement {

    /** The number of fields. */
    @Param({"6", "16"})
    public int fields;

    @Override
    FieldsPlace create() throws ReflectiveOperationException {
        return FieldsPlace.forBuffer(fields);
    }

    /** Writes field by field. */
    @Benchmark
    public Object writeByteBuffer() {
        FieldsPlace place = next();
        place.writeByteBuffer();
        return place;
    }

    /** Reads field by field. */
    @Benchmark
    public Object readByteBuffer() {
        FieldsPlace place = next();
        place.readByteBuffer();
        return place;
    }
}
