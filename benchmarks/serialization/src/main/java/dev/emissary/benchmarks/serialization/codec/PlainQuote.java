package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.util.Objects;

/**
 * A quote as an ordinary mutable object, for the codecs of this package to read and write its fields.
 *
 * <p>It is not serializable, so that subclasses which are write all there is themselves.
 */
public class PlainQuote implements Quote {

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
    public final long securityId() {
        return securityId;
    }

    @Override
    public final long time() {
        return time;
    }

    @Override
    public final double bidQuantity(int level) {
        return at(level, bidQuantity0, bidQuantity1, bidQuantity2, bidQuantity3);
    }

    @Override
    public final double bidPrice(int level) {
        return at(level, bidPrice0, bidPrice1, bidPrice2, bidPrice3);
    }

    @Override
    public final double askQuantity(int level) {
        return at(level, askQuantity0, askQuantity1, askQuantity2, askQuantity3);
    }

    @Override
    public final double askPrice(int level) {
        return at(level, askPrice0, askPrice1, askPrice2, askPrice3);
    }

    private static double at(int level, double best, double second, double third, double fourth) {
        return switch (Objects.checkIndex(level, LEVELS)) {
            case 0 -> best;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }
}
