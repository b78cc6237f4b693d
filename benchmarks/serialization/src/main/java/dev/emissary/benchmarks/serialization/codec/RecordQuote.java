package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.Serializable;

/** A quote as a record, as a library that knows records takes it. */
record RecordQuote(
        long securityId,
        long time,
        double bidQuantity0,
        double bidQuantity1,
        double bidQuantity2,
        double bidQuantity3,
        double bidPrice0,
        double bidPrice1,
        double bidPrice2,
        double bidPrice3,
        double askQuantity0,
        double askQuantity1,
        double askQuantity2,
        double askQuantity3,
        double askPrice0,
        double askPrice1,
        double askPrice2,
        double askPrice3)
        implements Quote, Serializable {

    static RecordQuote of(Quote other) {
        double[] of = other.levels();
        return new RecordQuote(
                other.securityId(),
                other.time(),
                of[0],
                of[1],
                of[2],
                of[3],
                of[4],
                of[5],
                of[6],
                of[7],
                of[8],
                of[9],
                of[10],
                of[11],
                of[12],
                of[13],
                of[14],
                of[15]);
    }

    @Override
    public double[] levels() {
        return new double[] {
            bidQuantity0, bidQuantity1, bidQuantity2, bidQuantity3,
            bidPrice0, bidPrice1, bidPrice2, bidPrice3,
            askQuantity0, askQuantity1, askQuantity2, askQuantity3,
            askPrice0, askPrice1, askPrice2, askPrice3,
        };
    }
}
