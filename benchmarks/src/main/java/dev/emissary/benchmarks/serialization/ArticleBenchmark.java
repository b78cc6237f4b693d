package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.BenchmarkSettings;
import net.openhft.chronicle.bytes.Bytes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The six figures of Per Minborg's article of January 2022: three styles, and {@code Bytes} that every operation
 * reuses, their position reset before each.
 *
 * <p>The warm-up is longer than the article's, since a second is too short for the JVM to finish compiling the explicit
 * style.
 */
public class ArticleBenchmark extends BenchmarkSettings {

    private MarketData.Default defaultQuote = new MarketData.Default();
    private MarketData.Explicit explicitQuote = new MarketData.Explicit();
    private MarketData.TriviallyCopyable triviallyCopyableQuote = new MarketData.TriviallyCopyable();

    // Each style has its own bytes, since it can read only its own form; an operation sees only one of them.
    private Bytes<?> defaultBytes;
    private Bytes<?> explicitBytes;
    private Bytes<?> triviallyCopyableBytes;

    /** Fills the quotes, and the bytes with their forms. */
    @Setup(Level.Trial)
    public void setUp() {
        defaultBytes = Targets.create();
        explicitBytes = Targets.create();
        triviallyCopyableBytes = Targets.create();
        FieldValues.checkRoundTrip(defaultQuote, this::defaultWrite, this::defaultRead);
        FieldValues.checkRoundTrip(explicitQuote, this::explicitWrite, this::explicitRead);
        FieldValues.checkRoundTrip(triviallyCopyableQuote, this::triviallyCopyableWrite, this::triviallyCopyableRead);
    }

    /** Releases the memory. */
    @TearDown(Level.Trial)
    public void tearDown() {
        defaultBytes.releaseLast();
        explicitBytes.releaseLast();
        triviallyCopyableBytes.releaseLast();
    }

    /** Reads the fields found by reflection. */
    @Benchmark
    public void defaultRead() {
        defaultBytes.readPosition(0);
        defaultQuote.readMarshallable(defaultBytes);
    }

    /** Writes the fields found by reflection. */
    @Benchmark
    public void defaultWrite() {
        defaultBytes.writePosition(0);
        defaultQuote.writeMarshallable(defaultBytes);
    }

    /** Reads field by field. */
    @Benchmark
    public void explicitRead() {
        explicitBytes.readPosition(0);
        explicitQuote.readMarshallable(explicitBytes);
    }

    /** Writes field by field. */
    @Benchmark
    public void explicitWrite() {
        explicitBytes.writePosition(0);
        explicitQuote.writeMarshallable(explicitBytes);
    }

    /** Reads all fields at once. */
    @Benchmark
    public void triviallyCopyableRead() {
        triviallyCopyableBytes.readPosition(0);
        triviallyCopyableQuote.readMarshallable(triviallyCopyableBytes);
    }

    /** Writes all fields at once. */
    @Benchmark
    public void triviallyCopyableWrite() {
        triviallyCopyableBytes.writePosition(0);
        triviallyCopyableQuote.writeMarshallable(triviallyCopyableBytes);
    }
}
