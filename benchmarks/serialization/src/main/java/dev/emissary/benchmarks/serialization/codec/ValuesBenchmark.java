package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.portable.PortableMarketData;
import dev.emissary.benchmarks.serialization.quote.ExplicitMarketData;
import org.openjdk.jmh.annotations.Param;

/** The values of a quote with fields, and of the portable form. */
public class ValuesBenchmark extends ValuesMeasurement {

    @Param({"fields", "portable VarHandle"})
    public String quote;

    @Override
    void create() {
        if (quote.equals("fields")) {
            ExplicitMarketData fields = new ExplicitMarketData();
            choose(fields, fields::set);
        } else {
            PortableMarketData views = new PortableMarketData();
            choose(views, views::set);
        }
    }
}
