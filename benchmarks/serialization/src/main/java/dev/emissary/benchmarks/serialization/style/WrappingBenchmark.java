package dev.emissary.benchmarks.serialization.style;

import org.openjdk.jmh.annotations.Param;

/**
 * Writes and reads quotes on elastic direct {@code Bytes}, in every style and through every {@link Wrapping} with a
 * class.
 */
public class WrappingBenchmark extends QuoteMeasurement {

    /** A {@link QuoteStyle}. */
    @Param({"default", "explicit", "trivially copyable", "guarded"})
    public String style;

    /** A {@link Wrapping}. */
    @Param({"direct", "by hand", "emissary"})
    public String wrapping;

    @Override
    QuoteForm form() {
        return Wrapping.named(wrapping).of(QuoteStyle.named(style));
    }
}
