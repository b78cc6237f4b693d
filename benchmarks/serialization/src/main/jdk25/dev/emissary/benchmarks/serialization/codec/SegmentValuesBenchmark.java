package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.SegmentMarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import org.openjdk.jmh.annotations.Param;

/** The values of the portable form outside of the heap; to be read together with {@link ValuesBenchmark}. */
public class SegmentValuesBenchmark extends ValuesMeasurement {

    @Param("portable MemorySegment")
    public String quote;

    @Override
    Place create(Quote values) {
        SegmentMarketData views = new SegmentMarketData();
        return new Place(views, views::set, values);
    }
}
