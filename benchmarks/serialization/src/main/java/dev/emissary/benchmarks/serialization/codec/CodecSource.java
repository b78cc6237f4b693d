package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.util.Map;
import java.util.function.Function;

/** A service that has codecs which need more than Java 17. */
public interface CodecSource {

    /** Returns what makes the codecs, given the values to write, by their names in results. */
    Map<String, Function<Quote, Codec>> codecs();
}
