package dev.emissary.benchmarks.serialization.trade;

import dev.emissary.Emissary;
import net.openhft.chronicle.bytes.BytesMarshallable;

/** A trade for the transport and for readers; the fields that its text is hidden in are out of reach. */
@Emissary({BytesMarshallable.class, Trade.class})
public record PublishedTrade(GroupedTrade trade) {

    /** Replaces the forwarder: Chronicle's text for developers would name the class of the trade. */
    @Override
    public String $toString() {
        return "a trade in " + trade.symbol();
    }
}
