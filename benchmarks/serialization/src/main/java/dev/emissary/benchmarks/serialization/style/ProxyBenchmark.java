package dev.emissary.benchmarks.serialization.style;

/**
 * The style that shows most of what is in front of it, through a proxy; to be read together with {@link
 * WrappingBenchmark}.
 */
public class ProxyBenchmark extends QuoteMeasurement {

    @Override
    QuoteForm form() {
        return Wrapping.PROXY.of(QuoteStyle.TRIVIALLY_COPYABLE);
    }
}
