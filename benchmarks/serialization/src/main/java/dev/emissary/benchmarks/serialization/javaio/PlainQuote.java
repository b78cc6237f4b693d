package dev.emissary.benchmarks.serialization.javaio;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.Serializable;

/** A quote as an ordinary serializable object. */
final class PlainQuote implements Serializable {

    private static final long serialVersionUID = 1;

    private long securityId;
    private long time;
    private double bidQuantity0;
    private double bidQuantity1;
    private double bidQuantity2;
    private double bidQuantity3;
    private double bidPrice0;
    private double bidPrice1;
    private double bidPrice2;
    private double bidPrice3;
    private double askQuantity0;
    private double askQuantity1;
    private double askQuantity2;
    private double askQuantity3;
    private double askPrice0;
    private double askPrice1;
    private double askPrice2;
    private double askPrice3;

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
}
