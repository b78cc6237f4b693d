package dev.emissary.benchmarks.serialization.portable;

import dev.emissary.benchmarks.serialization.quote.Quote;

/**
 * A mutable quote whose bytes have the places that {@link PortableLayout} writes down, on every JVM and every machine.
 *
 * <p>Writing and reading check the range before the first byte: when they throw, nothing has changed.
 */
public interface PortableDto extends Quote {

    /** Takes everything from another quote. */
    void set(Quote other);

    /** Returns the number of bytes. */
    int size();

    /**
     * Writes to a place in an array.
     *
     * @throws IndexOutOfBoundsException if there is no room, or no such place
     */
    void writeTo(byte[] target, int offset);

    /**
     * Reads from a place in an array.
     *
     * @throws IndexOutOfBoundsException if there are too few bytes, or no such place
     */
    void readFrom(byte[] source, int offset);
}
