package dev.emissary.benchmarks.serialization.article;

import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.style.BareMarketData;
import dev.emissary.benchmarks.serialization.style.RoundTrip;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.bytes.Bytes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Per Minborg's measurement of January 2022: three styles, one elastic direct {@code Bytes} that every operation
 * reuses, its position reset before each.
 *
 * <p>The settings are the article's, one measured fork included, which is too few to be sure of the explicit style:
 * its figures differ from fork to fork by what the JIT happens to inline. The values are those of a trading day.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, warmups = 1)
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class ArticleBenchmark {

    private DefaultMarketData defaultQuote = new DefaultMarketData();
    private ExplicitMarketData explicitQuote = new ExplicitMarketData();
    private BareMarketData triviallyCopyableQuote = new BareMarketData();

    // A reader needs the form of its own style, so each style has its bytes; an operation sees only one of them.
    private Bytes<Void> defaultBytes = Bytes.allocateElasticDirect();
    private Bytes<Void> explicitBytes = Bytes.allocateElasticDirect();
    private Bytes<Void> triviallyCopyableBytes = Bytes.allocateElasticDirect();

    /** Fills the quotes, and the bytes with their forms. */
    @Setup(Level.Trial)
    public void setUp() {
        RoundTrip.check(defaultQuote, defaultQuote, defaultBytes);
        RoundTrip.check(explicitQuote, explicitQuote, explicitBytes);
        RoundTrip.check(triviallyCopyableQuote, triviallyCopyableQuote, triviallyCopyableBytes);
    }

    /** Gives the memory back. */
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
