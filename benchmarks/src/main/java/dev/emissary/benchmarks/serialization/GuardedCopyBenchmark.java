package dev.emissary.benchmarks.serialization;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Copies a quote's memory behind the fingerprint of its layout: called directly, and through what encapsulates it. */
public class GuardedCopyBenchmark extends MarshallingBenchmark {

    /** What stands between the caller and the quote. */
    @Param({"direct", "by hand", "emissary"})
    public String wrapper;

    /** Fills the quote, and the bytes with its form. */
    @Setup(Level.Trial)
    public void setUp() {
        MarketData owned = new MarketData.Guarded();
        switch (wrapper) {
            case "direct" -> measure(owned, owned);
            case "by hand" -> measure(new HandWritten.Encapsulated(owned), owned);
            default -> measure(new Emissaries.Encapsulated(owned), owned);
        }
    }
}
