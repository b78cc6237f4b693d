package dev.emissary.benchmarks.serialization.codec;

import dev.emissary.benchmarks.serialization.quote.Quote;
import java.io.IOException;

/** A way to serialize: writes one quote into memory of its own, again and again, and reads another one from there. */
public interface Codec {

    /** Writes the quote over what was there, and returns the number of bytes. */
    int write() throws IOException;

    /** Reads what {@link #write} has written, into the same object every time if it can, and returns the object. */
    Object read() throws IOException;

    /** Returns what {@link #read} has read last, to be looked at. */
    Quote quote();
}
