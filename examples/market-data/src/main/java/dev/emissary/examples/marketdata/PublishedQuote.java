/* A quote that can be asked as well as serialized. */
package dev.emissary.examples.marketdata;

import dev.emissary.Emissary;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** A trivially copyable quote behind two interfaces: that of the transport and that of the domain. */
@Emissary({BytesMarshallable.class, Quote.class})
public record PublishedQuote(TriviallyCopyableMarketData quote) {

    /** Creates a quote to be read into, as maps and queues do when they are given only the class. */
    public PublishedQuote() {
        this(new TriviallyCopyableMarketData());
    }

    /** Replaces the forwarder: Chronicle's text for developers would name the class of the quote. */
    @Override
    public String $toString() {
        return "a quote of security " + quote.securityId();
    }
}
