package dev.emissary.benchmarks.serialization.javaio;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.Rotation;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Writes and reads a quote with java.io, its fields found by reflection. It is so much code that two seconds are not
 * enough for the JVM to compile it.
 */
@Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class JavaBenchmark extends RoundsBenchmark {

    private Rotation<Place> places;

    /** A quote, and the stream whose bytes are read without copying them. */
    private static final class Place extends ByteArrayOutputStream {

        private final PlainQuote quote;

        Place(PlainQuote quote) {
            this.quote = quote;
        }

        /** Writes with a new object stream, since such a stream remembers what it has written. */
        int write() throws IOException {
            reset();
            try (ObjectOutputStream out = new ObjectOutputStream(this)) {
                out.writeObject(quote);
            }
            return size();
        }

        Object read() throws IOException, ClassNotFoundException {
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(buf, 0, count))) {
                return in.readObject();
            }
        }
    }

    /** Checks that each copy of a quote is written as the same bytes. */
    @Setup(Level.Trial)
    public void setUp() throws Exception {
        places = Rotation.of(() -> {
            Place place = new Place(new PlainQuote(TradingDay.firstQuote()));
            place.write();
            Place copy = new Place((PlainQuote) place.read());
            copy.write();
            if (!Arrays.equals(copy.toByteArray(), place.toByteArray())) {
                throw new IllegalStateException("a quote is not copied as it is");
            }
            return place;
        });
    }

    /** Writes a quote. */
    @Benchmark
    public int write() throws IOException {
        return places.next().write();
    }

    /** Reads a quote. */
    @Benchmark
    public Object read() throws IOException, ClassNotFoundException {
        return places.next().read();
    }
}
