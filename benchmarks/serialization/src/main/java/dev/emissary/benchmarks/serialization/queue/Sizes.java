package dev.emissary.benchmarks.serialization.queue;

import dev.emissary.benchmarks.serialization.quote.MarketData;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import dev.emissary.benchmarks.serialization.style.QuoteStyle;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import net.openhft.chronicle.queue.ExcerptAppender;

/** The sizes of messages in bytes, by the words of the styles and in their order. */
public final class Sizes {

    private Sizes() {}

    /**
     * Returns by how much a message moves the end of a queue: header and padding included, the index of the file and
     * its own header not.
     *
     * @throws IOException if there cannot be a queue
     */
    public static Map<String, Integer> inAQueue() throws IOException {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        for (QuoteStyle style : QuoteStyle.values()) {
            try (TemporaryQueue directory = new TemporaryQueue();
                    ExcerptAppender appender = directory.queue().createAppender()) {
                MarketData quote = quote(style);
                long first = endAfter(appender, quote);
                long second = endAfter(appender, quote);
                sizes.put(style.toString(), Math.toIntExact(second - first));
            }
        }
        return sizes;
    }

    private static MarketData quote(QuoteStyle style) {
        MarketData quote = style.newQuote();
        quote.set(TradingDay.firstQuote());
        return quote;
    }

    private static long endAfter(ExcerptAppender appender, MarketData quote) {
        appender.writeBytes(quote);
        return appender.wire().bytes().writePosition();
    }
}
