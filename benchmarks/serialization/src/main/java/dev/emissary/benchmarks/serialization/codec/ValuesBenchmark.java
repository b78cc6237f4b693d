package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import dev.emissary.benchmarks.serialization.quote.Quote;
import org.openjdk.jmh.annotations.Param;

/** The values of a quote with fields, and of the portable form. */
public class ValuesBenchmark extends ValuesMeasurement {

    @Param({"fields", "portable VarHandle"})
    public String quote;

    @Override
    Place create(Quote values) {
        if (quote.equals("fields")) {
            ExplicitMarketData fields = new ExplicitMarketData();
            return new Place(fields, fields::set, values);
        }
        PortableMarketData views = new PortableMarketData();
        return new Place(views, views::set, values);
    }
}
