package dev.emissary.benchmarks.serialization.article;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import dev.emissary.benchmarks.serialization.GrownBytes;
import dev.emissary.benchmarks.serialization.quote.BareMarketData;
import dev.emissary.benchmarks.serialization.quote.DefaultMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.style.QuoteForm;
import net.openhft.chronicle.bytes.Bytes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Per Minborg's measurement of January 2022: three styles, one elastic direct {@code Bytes} that every operation
 * reuses, its position reset before each.
 *
 * <p>The settings are those of this project, and not the article's (one measured fork, five warm-ups of 200 ms): a
 * second is too short for the JVM to come to an end with the explicit style. The values are those of a trading day.
 */
public class ArticleBenchmark extends RoundsBenchmark {

    private DefaultMarketData defaultQuote = new DefaultMarketData();
    private ExplicitMarketData explicitQuote = new ExplicitMarketData();
    private BareMarketData triviallyCopyableQuote = new BareMarketData();

    // A reader needs the form of its own style, so each style has its bytes; an operation sees only one of them.
    private Bytes<Void> defaultBytes = GrownBytes.elasticDirect();
    private Bytes<Void> explicitBytes = GrownBytes.elasticDirect();
    private Bytes<Void> triviallyCopyableBytes = GrownBytes.elasticDirect();

    /** Fills the quotes, and the bytes with their forms. */
    @Setup(Level.Trial)
    public void setUp() {
        QuoteForm.of(defaultQuote).check(defaultBytes);
        QuoteForm.of(explicitQuote).check(explicitBytes);
        QuoteForm.of(triviallyCopyableQuote).check(triviallyCopyableBytes);
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
