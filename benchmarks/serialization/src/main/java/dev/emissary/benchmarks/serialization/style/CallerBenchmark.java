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
 * What the caller of a {@link QuoteMeasurement} does by itself: it takes the next place, and nothing is written there.
 */
public class CallerBenchmark extends RoundsBenchmark {

    private Rotation<Place> places;

    /** A place with an action that does nothing. */
    private record Place(QuoteForm.Action writer, Bytes<?> bytes) {}

    /** Creates the places. */
    @Setup(Level.Trial)
    public void setUp() throws Exception {
        places = Rotation.of(() -> new Place(bytes -> {}, GrownBytes.elasticDirect()));
    }

    /** Gives the memory back. */
    @TearDown(Level.Trial)
    public void tearDown() {
        places.forEach(place -> place.bytes.releaseLast());
    }

    /** Takes the next place. */
    @Benchmark
    public Object write() {
        Place place = places.next();
        place.bytes.writePosition(0);
        place.writer.on(place.bytes);
        return place;
    }
}
