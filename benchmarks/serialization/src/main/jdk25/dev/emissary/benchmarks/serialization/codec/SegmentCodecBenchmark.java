package dev.emissary.benchmarks.serialization.codec;

import org.openjdk.jmh.annotations.Param;

/** One quote through the codecs with memory segments; to be read together with {@link CodecBenchmark}. */
public class SegmentCodecBenchmark extends CodecMeasurement {

    @Param("portable MemorySegment")
    public String codec;

    @Override
    Codec create() {
        return Codecs.create(codec);
    }
}
