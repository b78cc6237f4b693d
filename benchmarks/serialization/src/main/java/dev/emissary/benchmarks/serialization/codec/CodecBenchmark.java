package dev.emissary.benchmarks.serialization.codec;

import org.openjdk.jmh.annotations.Param;

/** One quote through every codec that warms up in a moment. */
public class CodecBenchmark extends CodecMeasurement {

    @Param({
        "Wire text",
        "Wire binary",
        "Chronicle default",
        "Chronicle explicit",
        "Chronicle trivially copyable bare",
        "Chronicle trivially copyable guarded",
        "Kryo",
        "Kryo unsafe",
        "Fory",
        "Protobuf",
        "FlatBuffers",
        "SBE",
        "ByteBuffer heap",
        "ByteBuffer direct",
        "VarHandle fields",
        "portable VarHandle",
        "System.arraycopy"
    })
    public String codec;

    @Override
    Codec create() {
        return Codecs.create(codec);
    }
}
