package dev.emissary.benchmarks.serialization.codec;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/** Quotes through codecs that are so much code that two seconds are not enough for the JVM to compile it. */
@Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class LibraryCodecBenchmark extends CodecMeasurement {

    @Param({"java.io default", "Protobuf"})
    public String codec;

    @Override
    Codec create() {
        return Codecs.create(codec);
    }
}
