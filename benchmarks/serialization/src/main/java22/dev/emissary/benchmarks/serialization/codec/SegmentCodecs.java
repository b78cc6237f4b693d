package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.SegmentMarketData;
import java.util.List;

/** The codecs of the foreign memory API, on Java 22 and later. */
public final class SegmentCodecs implements CodecSource {

    @Override
    public List<CodecEntry> entries() {
        return List.of(
                new CodecEntry("MemorySegment fields", "native segment", SegmentFieldsCodec::new),
                new CodecEntry(
                        "portable MemorySegment",
                        "byte[]",
                        values -> FixedFormCodec.direct(new SegmentMarketData(), new SegmentMarketData(), values)),
                new CodecEntry("MemorySegment.copy", "byte[]", SegmentCopyCodec::new));
    }
}
