package dev.emissary.benchmarks.serialization.map;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Puts quotes into an off-heap Chronicle Map and gets them from there, under the keys of a few securities in turn. */
public class MapBenchmark extends RoundsBenchmark {

    /** The style of the values. */
    @Param({"default", "explicit", "guarded"})
    public String style;

    private QuoteMap<?> quotes;

    /** Fills the map, and compares what it gives with what it was given. */
    @Setup(Level.Trial)
    public void setUp() {
        quotes = QuoteMap.named(style);
        quotes.fill();
    }

    /** Gives the memory back. */
    @TearDown(Level.Trial)
    public void tearDown() {
        quotes.close();
    }

    /** Puts the quote under the next key. */
    @Benchmark
    public void put() {
        quotes.put();
    }

    /** Gets the quote of the next key into the same object. */
    @Benchmark
    public Object get() {
        return quotes.get();
    }
}
