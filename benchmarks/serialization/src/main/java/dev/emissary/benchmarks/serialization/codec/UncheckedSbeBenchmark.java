package dev.emissary.benchmarks.serialization.codec;

import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;

/** One quote through SBE in JVMs that are told to check no bounds of its buffers. */
@Fork(value = 1, jvmArgsAppend = "-Dagrona.disable.bounds.checks=true")
public class UncheckedSbeBenchmark extends CodecMeasurement {

    @Param("SBE without bounds checks")
    public String codec;

    @Override
    Codec create() {
        return Codecs.create("SBE");
    }
}
