package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.SegmentMarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** The codecs of the foreign memory API, on Java 22 and later. */
public final class SegmentCodecs implements Supplier<Map<String, Function<Quote, Codec>>> {

    @Override
    public Map<String, Function<Quote, Codec>> get() {
        Map<String, Function<Quote, Codec>> codecs = new LinkedHashMap<>();
        codecs.put(
                "portable MemorySegment",
                values -> new PortableCodec(new SegmentMarketData(), new SegmentMarketData(), values));
        codecs.put("MemorySegment.copy", SegmentCopyCodec::new);
        return codecs;
    }
}
