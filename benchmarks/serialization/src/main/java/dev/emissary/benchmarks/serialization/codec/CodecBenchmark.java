package dev.emissary.benchmarks.serialization.codec;

import org.openjdk.jmh.annotations.Param;

/** Quotes through every codec that warms up in two seconds. */
public class CodecBenchmark extends CodecMeasurement {

    @Param({
        "Chronicle default",
        "Chronicle explicit",
        "Chronicle trivially copyable bare",
        "SBE",
        "portable VarHandle",
        "System.arraycopy"
    })
    public String codec;

    @Override
    Codec create() {
        return Codecs.create(codec);
    }
}
