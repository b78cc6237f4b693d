package dev.emissary.benchmarks.serialization.style;

import java.io.IOException;
import net.openhft.chronicle.bytes.Bytes;
import org.openjdk.jmh.annotations.Param;

/**
 * Writes and reads quotes on other kinds of memory than elastic direct {@code Bytes}, for which there is {@link
 * WrappingBenchmark}.
 */
public class TargetBenchmark extends QuoteMeasurement {

    /** A {@link QuoteStyle}. */
    @Param({"explicit", "trivially copyable"})
    public String style;

    /** A {@link Target}. */
    @Param({"unchecked direct", "mapped file", "heap"})
    public String target;

    @Override
    QuoteForm form() {
        return Wrapping.DIRECT.of(QuoteStyle.named(style));
    }

    @Override
    Bytes<?> bytes() throws IOException {
        return Target.named(target).allocate();
    }
}
