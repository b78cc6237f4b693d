package dev.emissary.examples.marketdata;

import dev.emissary.Emissary;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** A quote behind two interfaces: that of the transport and that of the domain. */
@Emissary({BytesMarshallable.class, Quote.class})
public record PublishedQuote(MarketData quote) {
    /** Replaces the forwarder: Chronicle's text for developers would name the class of the quote. */
    @Override
    public String $toString() {
        return "a quote of security " + quote.securityId();
    }
}
