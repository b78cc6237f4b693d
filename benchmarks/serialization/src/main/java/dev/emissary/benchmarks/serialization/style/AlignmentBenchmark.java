package dev.emissary.benchmarks.serialization.style;

import dev.emissary.benchmarks.serialization.GrownBytes;
import net.openhft.chronicle.bytes.Bytes;
import org.openjdk.jmh.annotations.Param;

/**
 * Copies quotes to elastic direct {@code Bytes} at places that are aligned better and worse.
 *
 * <p>A cache line has 64 bytes, and the library copies in steps of 16. From the start of a line on, no step crosses into
 * the next line; from byte 56 on, every fourth does, but no field does; from byte 61 on, fields do.
 */
public class AlignmentBenchmark extends QuoteMeasurement {

    private static final int LINE = 64;

    /** The distance from the start of a cache line. */
    @Param({"0", "56", "61"})
    public int offset;

    @Override
    QuoteForm form() {
        return Wrapping.DIRECT.of(QuoteStyle.TRIVIALLY_COPYABLE);
    }

    @Override
    Bytes<?> bytes() {
        return GrownBytes.elasticDirect();
    }

    @Override
    long start(Bytes<?> bytes) {
        long beyond = Math.floorMod(bytes.addressForRead(0), LINE);
        return Math.floorMod(-beyond, LINE) + offset;
    }
}
