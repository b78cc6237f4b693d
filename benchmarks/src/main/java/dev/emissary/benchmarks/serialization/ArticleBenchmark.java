package dev.emissary.benchmarks.serialization;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The six figures of Per Minborg's article of January 2022.
 *
 * <p>The warm-up is longer than the article's, since a second is too short for the JVM to finish compiling the explicit
 * style.
 */
public class ArticleBenchmark extends MarshallingBenchmark {

    /** The style of {@link MarketData}. */
    @Param({"default", "explicit", "trivially copyable"})
    public String style;

    /** Fills the quote, and the bytes with its form. */
    @Setup(Level.Trial)
    public void setUp() {
        MarketData quote = MarketData.of(style);
        measure(quote, quote);
    }
}
