package dev.emissary.benchmarks.serialization.breakeven;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Rotation;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Writing and reading objects of longs that lie at several {@linkplain Rotation places}. */
public abstract class FieldsMeasurement extends RoundsBenchmark {

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
