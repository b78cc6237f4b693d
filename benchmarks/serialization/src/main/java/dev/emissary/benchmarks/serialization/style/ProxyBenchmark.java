package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.GrownBytes;
import net.openhft.chronicle.bytes.Bytes;

/** The style that shows most of what is in front of it, through a proxy; to be read together with {@link WrappingBenchmark}. */
public class ProxyBenchmark extends QuoteMeasurement {

    @Override
    QuoteForm form() {
        return Wrapping.PROXY.of(QuoteStyle.TRIVIALLY_COPYABLE);
    }

    @Override
    Bytes<?> bytes() {
        return GrownBytes.elasticDirect();
    }
}
