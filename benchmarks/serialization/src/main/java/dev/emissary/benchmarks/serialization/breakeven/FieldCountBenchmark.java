package dev.emissary.benchmarks.serialization.breakeven;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Rotation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Writes and reads objects of 1 to 16 longs, field by field or at once, to elastic direct {@code Bytes}. */
public class FieldCountBenchmark extends RoundsBenchmark {

    /** The number of fields. */
    @Param({"1", "2", "3", "4", "5", "6", "8", "16"})
    public int fields;

    private Rotation<FieldsPlace> places;

    /** Creates objects at several {@linkplain Rotation places}, and what they are written to, with their forms. */
    @Setup(Level.Trial)
    public void setUp() throws Exception {
        Class<? extends LongFields> type = LongFieldsSource.compile(fields);
        places = Rotation.of(() -> new FieldsPlace(type, fields));
    }

    /** Gives the memory back. */
    @TearDown(Level.Trial)
    public void tearDown() {
        places.forEach(FieldsPlace::release);
    }

    /** Writes field by field. */
    @Benchmark
    public Object writeExplicit() {
        FieldsPlace place = places.next();
        place.writeExplicit();
        return place;
    }

    /** Reads field by field. */
    @Benchmark
    public Object readExplicit() {
        FieldsPlace place = places.next();
        place.readExplicit();
        return place;
    }

    /** Writes all fields at once. */
    @Benchmark
    public Object writeTriviallyCopyable() {
        FieldsPlace place = places.next();
        place.writeTriviallyCopyable();
        return place;
    }

    /** Reads all fields at once. */
    @Benchmark
    public Object readTriviallyCopyable() {
        FieldsPlace place = places.next();
        place.readTriviallyCopyable();
        return place;
    }
}
