package dev.emissary.benchmarks.serialization.codec;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/** One quote through Java's own serialization, which is so much code that the JVM takes seconds to compile it. */
@Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class JavaCodecBenchmark extends CodecMeasurement {

    @Param({"java.io default", "java.io writeObject", "java.io Externalizable"})
    public String codec;

    @Override
    Codec create() {
        return Codecs.create(codec);
    }
}
