package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import dev.emissary.benchmarks.serialization.quote.TradingDay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes and reads a quote and compares all of its values. */
final class RoundTrip {

    private RoundTrip() {}

    /**
     * Makes a codec and returns it when it has proved itself.
     *
     * @throws IllegalStateException if it does not read what it has written
     */
    static Codec verified(Function<Quote, Codec> constructor) {
        Quote quote = TradingDay.firstQuote();
        Codec codec = constructor.apply(quote);
        // Twice, because memory and objects are used again.
        for (int turn = 0; turn < 2; turn++) {
            verify(codec, values(quote));
        }
        return codec;
    }

    private static void verify(Codec codec, List<Number> expected) {
        try {
            int written = codec.write();
            codec.read();
            List<Number> read = values(codec.quote());
            if (written < 1 || !read.equals(expected)) {
                throw new IllegalStateException(
                        "read from " + written + " bytes: " + read + ", written were " + expected);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all values of a quote in an order of their own. */
    static List<Number> values(Quote quote) {
        List<Number> values = new ArrayList<>(List.of(quote.securityId(), quote.time()));
        for (int level = 0; level < Quote.LEVELS; level++) {
            values.add(quote.bidQuantity(level));
            values.add(quote.bidPrice(level));
            values.add(quote.askQuantity(level));
            values.add(quote.askPrice(level));
        }
        return values;
    }
}
