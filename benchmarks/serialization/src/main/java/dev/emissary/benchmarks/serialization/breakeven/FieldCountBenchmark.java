package dev.emissary.benchmarks.serialization.breakeven;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Writes and reads objects of 1 to 16 longs, field by field or at once, to elastic direct {@code Bytes}. */
public class FieldCountBenchmark extends FieldsMeasurement {

    /** The number of fields. */
    @Param({"1", "2", "6", "16"})
    public int fields;

    @Override
    FieldsPlace create() throws ReflectiveOperationException {
        return FieldsPlace.forBytes(fields);
    }

    /** Writes field by field. */
    @Benchmark
    public Object writeExplicit() {
        FieldsPlace place = next();
        place.writeExplicit();
        return place;
    }

    /** Reads field by field. */
    @Benchmark
    public Object readExplicit() {
        FieldsPlace place = next();
        place.readExplicit();
        return place;
    }

    /** Writes all fields at once. */
    @Benchmark
    public Object writeTriviallyCopyable() {
        FieldsPlace place = next();
        place.writeTriviallyCopyable();
        return place;
    }

    /** Reads all fields at once. */
    @Benchmark
    public Object readTriviallyCopyable() {
        FieldsPlace place = next();
        place.readTriviallyCopyable();
        return place;
    }
}
