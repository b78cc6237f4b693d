package dev.emissary.examples.marketdata;

import dev.emissary.Emissary;
import net.openhft.chronicle.bytes.BytesMarshallable;

/**
 * What a transport is given: it can write a quote and read one, and that is all.
 *
 * <p>Whoever holds the quote itself keeps the fields, the setters and the text. What the interface itself gives away is
 * still given away: its {@code $toString} names the class of the quote. {@link PublishedQuote} closes that.
 */
@Emissary(BytesMarshallable.class)
public record EncapsulatedQuote(MarketData quote) {}
