package dev.emissary.benchmarks.serialization.codec;

import java.io.Serializable;

/** The values of a quote in fields that java.io finds by reflection. */
final class DefaultFormQuote implements Serializable {

    private static final long serialVersionUID = 1;

    private final long securityId;
    private final long time;
    private final double bidQuantity0;
    private final double bidQuantity1;
    private final double bidQuantity2;
    private final double bidQuantity3;
    private final double bidPrice0;
    private final double bidPrice1;
    private final double bidPrice2;
    private final double bidPrice3;
    private final double askQuantity0;
    private final double askQuantity1;
    private final double askQuantity2;
    private final double askQuantity3;
    private final double askPrice0;
    private final double askPrice1;
    private final double askPrice2;
    private final double askPrice3;

    DefaultFormQuote(PlainQuote quote) {
        securityId = quote.securityId;
        time = quote.time;
        bidQuantity0 = quote.bidQuantity0;
        bidQuantity1 = quote.bidQuantity1;
        bidQuantity2 = quote.bidQuantity2;
        bidQuantity3 = quote.bidQuantity3;
        bidPrice0 = quote.bidPrice0;
        bidPrice1 = quote.bidPrice1;
        bidPrice2 = quote.bidPrice2;
        bidPrice3 = quote.bidPrice3;
        askQuantity0 = quote.askQuantity0;
        askQuantity1 = quote.askQuantity1;
        askQuantity2 = quote.askQuantity2;
        askQuantity3 = quote.askQuantity3;
        askPrice0 = quote.askPrice0;
        askPrice1 = quote.askPrice1;
        askPrice2 = quote.askPrice2;
        askPrice3 = quote.askPrice3;
    }

    PlainQuote toPlainQuote() {
        PlainQuote quote = new PlainQuote();
        quote.securityId = securityId;
        quote.time = time;
        quote.bidQuantity0 = bidQuantity0;
        quote.bidQuantity1 = bidQuantity1;
        quote.bidQuantity2 = bidQuantity2;
        quote.bidQuantity3 = bidQuantity3;
        quote.bidPrice0 = bidPrice0;
        quote.bidPrice1 = bidPrice1;
        quote.bidPrice2 = bidPrice2;
        quote.bidPrice3 = bidPrice3;
        quote.askQuantity0 = askQuantity0;
        quote.askQuantity1 = askQuantity1;
        quote.askQuantity2 = askQuantity2;
        quote.askQuantity3 = askQuantity3;
        quote.askPrice0 = askPrice0;
        quote.askPrice1 = askPrice1;
        quote.askPrice2 = askPrice2;
        quote.askPrice3 = askPrice3;
        return quote;
    }
}
