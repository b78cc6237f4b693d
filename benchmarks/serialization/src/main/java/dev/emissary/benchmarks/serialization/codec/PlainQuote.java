package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.Serializable;

/** A quote as an ordinary mutable object, for the codecs of this package to read and write its fields. */
public final class PlainQuote implements Quote, Serializable {

    private static final long serialVersionUID = 1;

    long securityId;
    long time;
    double bidQuantity0;
    double bidQuantity1;
    double bidQuantity2;
    double bidQuantity3;
    double bidPrice0;
    double bidPrice1;
    double bidPrice2;
    double bidPrice3;
    double askQuantity0;
    double askQuantity1;
    double askQuantity2;
    double askQuantity3;
    double askPrice0;
    double askPrice1;
    double askPrice2;
    double askPrice3;

    PlainQuote(Quote other) {
        this(other.securityId(), other.time(), other.levels());
    }

    PlainQuote(long securityId, long time, double... levels) {
        this.securityId = securityId;
        this.time = time;
        bidQuantity0 = levels[0];
        bidQuantity1 = levels[1];
        bidQuantity2 = levels[2];
        bidQuantity3 = levels[3];
        bidPrice0 = levels[4];
        bidPrice1 = levels[5];
        bidPrice2 = levels[6];
        bidPrice3 = levels[7];
        askQuantity0 = levels[8];
        askQuantity1 = levels[9];
        askQuantity2 = levels[10];
        askQuantity3 = levels[11];
        askPrice0 = levels[12];
        askPrice1 = levels[13];
        askPrice2 = levels[14];
        askPrice3 = levels[15];
    }

    @Override
    public long securityId() {
        return securityId;
    }

    @Override
    public long time() {
        return time;
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
