/* The latest quote of every security, outside of the Java heap. */
package dev.emissary.examples.marketdata;

import net.openhft.chronicle.map.ChronicleMap;

/** An off-heap map from securities to their latest quotes; it knows only the emissaries of quotes. */
public final class QuoteMap implements AutoCloseable {

    private final ChronicleMap<Long, PublishedQuote> quotes;

    /** Creates an empty map for a number of securities. */
    public QuoteMap(int securities) {
        quotes = ChronicleMap.of(Long.class, PublishedQuote.class)
                .entries(securities)
                .averageValueSize(TriviallyCopyableMarketData.COPY.size())
                .create();
    }

    /** Puts a quote in the place of the security's last one. */
    public void put(PublishedQuote quote) {
        quotes.put(quote.securityId(), quote);
    }

    /** Returns a copy of a security's latest quote, or null if there is none. */
    public Quote get(long securityId) {
        return quotes.get(securityId);
    }

    /** Returns the number of securities that have a quote. */
    public long size() {
        return quotes.longSize();
    }

    /** Returns the bytes of memory outside of the heap. */
    public long bytes() {
        return quotes.offHeapMemoryUsed();
    }

    @Override
    public void close() {
        quotes.close();
    }
}
