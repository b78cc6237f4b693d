package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.SegmentMarketData;
import org.openjdk.jmh.annotations.Param;

/** The values of the portable form outside of the heap; to be read together with {@link ValuesBenchmark}. */
public class SegmentValuesBenchmark extends ValuesMeasurement {

    @Param("portable MemorySegment")
    public String quote;

    @Override
    void create() {
        SegmentMarketData views = new SegmentMarketData();
        choose(views, views::set);
    }
}
