package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.GrownBytes;
import dev.emissary.benchmarks.serialization.Rotation;
import java.io.File;
import java.io.IOException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** The benchmarks that write and read one quote, each for one thing that can differ; results know their simple names. */
public final class QuoteBenchmarks {

    private QuoteBenchmarks() {}

    /**
     * Writes and reads quotes that lie at several places of memory, each over and over to the same bytes.
     *
     * <p>The caller is the same for all styles, wrappings and targets: it takes the next place and calls an interface whose
     * receiver the JIT has seen to be always of one class. What differs comes behind that call.
     */
    public abstract static class QuoteMeasurement extends RoundsBenchmark {

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

    /** Writes and reads quotes on elastic direct {@code Bytes}, in every style and through every {@link Wrapping}. */
    public static class WrappingBenchmark extends QuoteMeasurement {

        /** The style. */
        @Param({"default", "explicit", "trivially copyable", "guarded"})
        public String style;

        /** What stands in front of the quote. */
        @Param({"direct", "by hand", "emissary"})
        public String wrapping;

        @Override
        QuoteForm form() {
            return Wrapping.of(style, wrapping);
        }
    }

    /**
     * Writes and reads quotes on other kinds of memory than elastic direct {@code Bytes}, for which there is {@link
     * WrappingBenchmark}.
     */
    public static class TargetBenchmark extends QuoteMeasurement {

        private static final int SIZE = 1 << 16;

        /** The style. */
        @Param({"explicit", "trivially copyable"})
        public String style;

        /** The kind of memory: without checks of bounds, a file mapped as those of a queue are, a growing array. */
        @Param({"unchecked direct", "mapped file", "heap"})
        public String target;

        @Override
        QuoteForm form() {
            return Wrapping.of(style, "direct");
        }

        @Override
        Bytes<?> bytes() throws IOException {
            return switch (target) {
                case "unchecked direct" -> Bytes.allocateDirect(SIZE).unchecked(true);
                case "mapped file" -> {
                    File file = File.createTempFile("quotes", ".bytes");
                    file.deleteOnExit();
                    yield MappedBytes.mappedBytes(file, SIZE);
                }
                default -> GrownBytes.elasticOnHeap();
            };
        }
    }
}
