package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.util.function.Function;

/**
 * A codec by its name.
 *
 * @param name what it is called in results
 * @param memory what it writes to
 * @param constructor makes it, given the values to write
 */
public record CodecEntry(String name, String memory, Function<Quote, Codec> constructor) {

    /**
     * Makes the codec.
     *
     * @throws IllegalStateException if it does not read what it has written
     */
    public Codec create() {
        return RoundTrip.verified(constructor);
    }
}
