package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.BenchmarkSettings;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Writes an object to {@code Bytes} that every operation reuses, their position reset before each, and reads it from
 * them. A JVM meets objects of one class only, and so can inline their methods.
 */
public abstract class MarshallingBenchmark extends BenchmarkSettings {

    private final Bytes<?> bytes = Targets.create();
    private BytesMarshallable object;

    /** Chooses what is written and read. */
    final void use(BytesMarshallable chosen) {
        object = chosen;
    }

    /** Chooses what is written and read, and checks it by the fields of what is behind it. */
    final void measure(BytesMarshallable chosen, Object fields) {
        use(chosen);
        FieldValues.checkRoundTrip(fields, this::write, this::read);
    }

    /** Releases the memory. */
    @TearDown(Level.Trial)
    public void tearDown() {
        bytes.releaseLast();
    }

    /** Writes the object. */
    @Benchmark
    public void write() {
        bytes.writePosition(0);
        object.writeMarshallable(bytes);
    }

    /** Reads the object. */
    @Benchmark
    public void read() {
        bytes.readPosition(0);
        object.readMarshallable(bytes);
    }
}
