package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.GrownBytes;
import dev.emissary.benchmarks.serialization.Rotation;
import net.openhft.chronicle.bytes.Bytes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Writes and reads quotes that lie at several places of memory, each over and over to the same bytes.
 *
 * <p>The caller is the same for all styles, wrappings and targets: it takes the next place and calls an interface whose
 * receiver the JIT has seen to be always of one class. What differs comes behind that call.
 */
public abstract class QuoteMeasurement extends RoundsBenchmark {

    private Rotation<Place> places;

    /** A quote, and where it is written to. */
    private record Place(QuoteForm.Action writer, QuoteForm.Action reader, Bytes<?> bytes) {}

    /** Creates a quote, with what stands in front of it. */
    abstract QuoteForm form();

    /** Creates what it is written to. */
    Bytes<?> bytes() throws Exception {
        return GrownBytes.elasticDirect();
    }

    /** Fills the quotes, and the bytes with their forms. */
    @Setup(Level.Trial)
    public void setUp() throws Exception {
        places = Rotation.of(() -> {
            QuoteForm form = form();
            Bytes<?> bytes = bytes();
            form.check(bytes);
            bytes.readPosition(0);
            return new Place(form.writer(), form.reader(), bytes);
        });
    }

    /** Gives the memory back. */
    @TearDown(Level.Trial)
    public void tearDown() {
        places.forEach(place -> place.bytes.releaseLast());
    }

    /** Writes a quote. */
    @Benchmark
    public Object write() {
        Place place = places.next();
        place.bytes.writePosition(0);
        place.writer.on(place.bytes);
        return place;
    }

    /** Reads a quote. */
    @Benchmark
    public Object read() {
        Place place = places.next();
        place.bytes.readPosition(0);
        place.reader.on(place.bytes);
        return place;
    }
}
