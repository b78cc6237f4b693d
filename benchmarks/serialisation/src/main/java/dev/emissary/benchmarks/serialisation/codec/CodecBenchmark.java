/* All codecs that Java 17 has. */
package dev.emissary.benchmarks.serialisation.codec;

import org.openjdk.jmh.annotations.Param;

/** One quote through every codec. */
public class CodecBenchmark extends CodecMeasurement {

    @Param({
        "java.io default",
        "java.io writeObject",
        "java.io Externalizable",
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
