package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.Serializable;

/**
 * A quote as an ordinary mutable object, for the codecs of this package to read and write its fields.
 */
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

    /** Creates a quote with zeros only. */
    public PlainQuote() {}

    PlainQuote(Quote other) {
        securityId = other.securityId();
        time = other.time();
        bidQuantity0 = other.bidQuantity(0);
        bidQuantity1 = other.bidQuantity(1);
        bidQuantity2 = other.bidQuantity(2);
        bidQuantity3 = other.bidQuantity(3);
        bidPrice0 = other.bidPrice(0);
        bidPrice1 = other.bidPrice(1);
        bidPrice2 = other.bidPrice(2);
        bidPrice3 = other.bidPrice(3);
        askQuantity0 = other.askQuantity(0);
        askQuantity1 = other.askQuantity(1);
        askQuantity2 = other.askQuantity(2);
        askQuantity3 = other.askQuantity(3);
        askPrice0 = other.askPrice(0);
        askPrice1 = other.askPrice(1);
        askPrice2 = other.askPrice(2);
        askPrice3 = other.askPrice(3);
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
    public double bidQuantity(int level) {
        return Quote.at(level, bidQuantity0, bidQuantity1, bidQuantity2, bidQuantity3);
    }

    @Override
    public double bidPrice(int level) {
        return Quote.at(level, bidPrice0, bidPrice1, bidPrice2, bidPrice3);
    }

    @Override
    public double askQuantity(int level) {
        return Quote.at(level, askQuantity0, askQuantity1, askQuantity2, askQuantity3);
    }

    @Override
    public double askPrice(int level) {
        return Quote.at(level, askPrice0, askPrice1, askPrice2, askPrice3);
    }
}
