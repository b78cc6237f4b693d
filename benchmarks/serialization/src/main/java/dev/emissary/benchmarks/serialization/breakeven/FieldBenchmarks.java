package dev.emissary.benchmarks.serialization.breakeven;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Rotation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** The benchmarks of objects with some number of longs; results know their simple names. */
public final class FieldBenchmarks {

    private FieldBenchmarks() {}

    /** Writing and reading objects of longs that lie at several {@linkplain Rotation places}. */
    public abstract static class FieldsMeasurement extends RoundsBenchmark {

        private Rotation<FieldsPlace> places;

        /** Creates an object, and what it is written to, with its form. */
        abstract FieldsPlace create() throws ReflectiveOperationException;

        @Setup(Level.Trial)
        public void setUp() throws Exception {
            places = Rotation.of(this::create);
        }

        @TearDown(Level.Trial)
        public void tearDown() {
            places.forEach(FieldsPlace::release);
        }

        /** Returns the next place. */
        FieldsPlace next() {
            return places.next();
        }
    }

    /** Writes and reads objects of 1 to 16 longs, field by field or at once, to elastic direct {@code Bytes}. */
    public static class FieldCountBenchmark extends FieldsMeasurement {

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

    /**
     * Writes and reads objects of longs field by field without Chronicle; to be read together with {@link
     * FieldCountBenchmark}.
     */
    public static class BufferFieldCountBenchmark extends FieldsMeasurement {

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
}
